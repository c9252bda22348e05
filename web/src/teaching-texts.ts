/** The texts of exercises, beside those of the table: loaded by the pages that say them. */
import englishBook from "../../engine/meldbook/texts/en/book.ftl";
import englishTeach from "../../engine/meldbook/texts/en/teach.ftl";
import { englishTexts, type Texts } from "./texts.ts";

/** Their files, with what they say in English. */
export const TEACHING = [
  { file: "book.ftl", english: englishBook },
  { file: "teach.ftl", english: englishTeach },
] as const;

/** The English ones, there at once. */
export function teachingTexts(): Texts {
  return englishTexts(...TEACHING);
}
