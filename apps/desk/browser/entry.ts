/** The script of all the desk's pages: progressive enhancement; all pages work without it. */
import "../styles/desk.css";
import { followCharts } from "./charts.ts";
import { listenForKeys } from "./keys.ts";
import { subscribeToUpdates } from "./page/live.ts";
import { localize } from "./page/localize.ts";
import { submitLocalTimes } from "./times.ts";
import { setUpSaving } from "./writing.ts";

localize(document);
submitLocalTimes();
listenForKeys();
setUpSaving();
subscribeToUpdates();
followCharts();
