import { data } from "react-router";

/** Any address that is no page: the root's error page answers, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
