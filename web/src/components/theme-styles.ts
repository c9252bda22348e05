/** The themes that a host may ask of a table or an example, by its attribute `theme`. */

const DARK = `
  --meld-felt: #2a2e36;
  --meld-felt-deep: #1d2026;
  --meld-felt-dark: #14161a;
  --meld-sheet: #20242b;
  --meld-muted: #c3c8d2;
`;

export const THEMES = `
:host([theme="dark"]) {${DARK}}
:host([theme="blue"]) {
  --meld-felt: #17466f;
  --meld-felt-deep: #0f3255;
  --meld-felt-dark: #0a2440;
  --meld-sheet: #10304f;
  --meld-muted: #bfd2e4;
}
@media (prefers-color-scheme: dark) {
  :host([theme="auto"]) {${DARK}}
}
`;
