import { isRouteErrorResponse } from "react-router";
import { errorWords, notFoundWords } from "#content/pages/errors.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";

/** What a visitor sees in place of a page: not found, refused, or our own failure. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const refusal =
    isRouteErrorResponse(error) && error.status < 500 && typeof error.data === "string"
      ? error.data
      : undefined;
  return (
    <>
      <title>{errorWords.title}</title>
      <PlainPage
        heading={refusal ? errorWords.refused : errorWords.heading}
        text={refusal ?? errorWords.text}
        back={{ title: errorWords.back, href: "/" }}
      />
    </>
  );
}

function NotFound() {
  return (
    <>
      <title>{notFoundWords.title}</title>
      <PlainPage
        eyebrow={notFoundWords.code}
        heading={notFoundWords.heading}
        text={notFoundWords.description}
        back={{ title: notFoundWords.back, href: "/" }}
      />
    </>
  );
}
