import { redirect } from "react-router";

/** Alternative path of the policy; /privacy is canonical. */
export function loader() {
  return redirect("/privacy", 301);
}
