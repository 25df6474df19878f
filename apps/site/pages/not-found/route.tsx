import { data } from "react-router";

/** Unknown URLs: the root's error page responds with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
