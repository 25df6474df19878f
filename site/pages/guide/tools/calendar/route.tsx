import { late } from "../../../../late.tsx";
import { guidePage } from "../../guide-page.tsx";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { guideMeta as meta } from "../../guide-meta.ts";

const Tool = late(() => import("./calendar.tsx"));

export default guidePage({ id: "calendar", Tool });
