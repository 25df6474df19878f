import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { PricingTool as Tool } from "@angadi/owner-tools/pricing/pricing";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "pricing", Tool });
