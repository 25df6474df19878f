import { createGuidePage } from "../../guide-page.tsx";
import { Funding as Tool } from "@angadi/owner-tools/funding/funding";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "funding", Tool });
