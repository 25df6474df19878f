/** Unpacks npm's Chromium into the folder that `TMPDIR` names. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
