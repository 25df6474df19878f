import { redirect } from "react-router";

/** The policy's other address; /privacy is the canonical one. */
export function loader() {
  return redirect("/privacy", 301);
}
