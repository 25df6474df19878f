import "./board.css";
import "./drawings.css";
import "./way.css";
import { createGuidePage } from "./guide-page.tsx";
import { MissingGuide } from "./missing-guide.tsx";

export { loadGuide as loader } from "./load-guide.server.ts";
export { guideMeta as meta } from "./guide-meta.ts";

/** Guides without a tool, and unknown slugs; guides with a tool have their own routes. */
export default createGuidePage(null, MissingGuide);
