import "../../drawings.css";
import { guidePage } from "../../guide-page.tsx";
import { CashFlow as Tool } from "#tools/cash-flow/cash-flow.tsx";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { guideMeta as meta } from "../../guide-meta.ts";

export default guidePage({ id: "cash-flow", Tool });
