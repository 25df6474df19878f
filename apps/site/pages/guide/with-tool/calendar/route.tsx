import "../../drawings.css";
import "../../ladder.css";
import "../../posts.css";
import { createGuidePage } from "../../guide-page.tsx";
import { Calendar as Tool } from "@angadi/owner-tools/calendar/calendar";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "calendar", Tool });
