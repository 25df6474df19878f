import "./board.css";
import "./drawings.css";
import "./way.css";
import { guidePage } from "./guide-page.tsx";
import { MissingGuide } from "./missing-guide.tsx";

export { loadGuide as loader } from "./load-guide.server.ts";
export { guideMeta as meta } from "./guide-meta.ts";

/** A guide without a tool, and any that is not there; those with one have routes of their own. */
export default guidePage(null, MissingGuide);
