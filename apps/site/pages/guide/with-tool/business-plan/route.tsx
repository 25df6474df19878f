import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { BusinessPlan as Tool } from "@angadi/owner-tools/business-plan/business-plan";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "business-plan", Tool });
