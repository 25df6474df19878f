/** The script of all the desk's pages: progressive enhancement; all pages work without it. */
import "../styles/desk.css";
import { enableChartTooltips } from "./charts.ts";
import { setUpKeyboardShortcuts } from "./keys.ts";
import { subscribeToUpdates } from "./page/live.ts";
import { localize } from "./page/localize.ts";
import { setUpLocalTimeFields } from "./times.ts";
import { setUpSaving } from "./set-up-saving.ts";

localize(document);
setUpLocalTimeFields();
setUpKeyboardShortcuts();
setUpSaving();
subscribeToUpdates();
enableChartTooltips();
