import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { StartUpBudget as Tool } from "@angadi/owner-tools/start-up-budget/start-up-budget";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "start-up-budget", Tool });
