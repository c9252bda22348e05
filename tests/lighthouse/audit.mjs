/**
 * What Lighthouse says of pages: node audit.mjs CHROMIUM FLAGS ADDRESS…
 *
 * Prints one object: for each address its scores by category, and the audits that are not perfect.
 */
import * as launcher from "chrome-launcher";
import lighthouse from "lighthouse";

const [chromePath, flags, ...addresses] = process.argv.slice(2);
const onlyCategories = ["accessibility", "best-practices", "seo"];
const chromeFlags = ["--headless=new", ...flags.split(" ")];
const chrome = await launcher.launch({ chromePath, chromeFlags });
try {
  const found = {};
  for (const address of addresses) {
    const options = { port: chrome.port, onlyCategories, logLevel: "error" };
    const { lhr } = await lighthouse(address, options);
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score]);
    const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
    found[address] = {
      scores: Object.fromEntries(scores),
      faults: faults.map(({ id, title, details }) => `${id}: ${title} ${shown(details)}`),
    };
  }
  console.log(JSON.stringify(found));
} finally {
  chrome.kill();
}

/** The first places that an audit names. */
function shown(details) {
  return JSON.stringify(details?.items?.slice(0, 3) ?? "").slice(0, 500);
}
