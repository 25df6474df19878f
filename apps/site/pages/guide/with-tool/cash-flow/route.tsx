import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { CashFlow as Tool } from "@angadi/owner-tools/cash-flow/cash-flow";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "cash-flow", Tool });
