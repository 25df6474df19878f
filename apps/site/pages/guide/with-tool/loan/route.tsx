import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { Loan as Tool } from "@angadi/owner-tools/loan/loan";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "loan", Tool });
