import { isRouteErrorResponse } from "react-router";
import { errorCopy, notFoundCopy } from "@angadi/content/pages/errors";
import { NotFound } from "./not-found/not-found.tsx";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";

/** Data that the root loader throws if the server rejected the request. */
interface RequestError {
  message: string;
  appUrl: string;
}

export function findRequestError(error: unknown): RequestError | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data?.message !== "string") return undefined;
  return error.data;
}

/** The page for a missing page, a rejected request or a server error. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{notFoundCopy.title}</title>
        <NotFound copy={notFoundCopy} />
      </>
    );
  }
  const reason = findRequestError(error)?.message;
  return (
    <>
      <title>{errorCopy.title}</title>
      <PlainPage
        heading={reason ? errorCopy.rejectedHeading : errorCopy.heading}
        text={reason ?? errorCopy.text}
        retry={errorCopy.reload}
        back={{ title: errorCopy.back, href: "/" }}
      />
    </>
  );
}
