import "../../drawings.css";
import { createGuidePage } from "../../guide-page.tsx";
import { PrivacyNotice as Tool } from "@angadi/owner-tools/privacy-notice/privacy-notice";

export { loadGuide as loader } from "../../load-guide.server.ts";
export { buildGuideMeta as meta } from "../../guide-meta.ts";

export default createGuidePage({ id: "privacy-notice", Tool });
