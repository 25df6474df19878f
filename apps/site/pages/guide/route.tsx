import "./questions.css";
import "./drawings.css";
import "./steps.css";
import { createGuidePage } from "./guide-page.tsx";
import { MissingGuide } from "./missing-guide.tsx";

export { loadGuide as loader } from "./load-guide.server.ts";
export { buildGuideMeta as meta } from "./guide-meta.ts";

/** Guides without a tool, and unknown slugs; guides with a tool have their own routes. */
export default createGuidePage(null, MissingGuide);
