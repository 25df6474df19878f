import { data } from "react-router";
import { appPlaceholderCopy as copy } from "@angadi/content/pages/app-placeholder";
import { EMPTY_ANSWERS, SECTION_ID } from "@angadi/drafts/maker/answers";
import { LIMITS } from "@angadi/drafts/draft";
import { useLettering } from "@angadi/names/dialog/use-shortlist";
import { TryDraft } from "@angadi/drafts/maker/try-draft";
import { isOwnHost } from "@angadi/contract/hosts";
import { siteContext } from "../../context.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "@angadi/ui/button/button";
import type { Route } from "./+types/route.ts";
import styles from "./app-placeholder.module.css";

/** Looks up the text for a name from the query, which may be anything, `__proto__` included. */
const findLabel = (labels: Readonly<Record<string, string>>, name: string, fallback = name) =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? fallback;

/** The route exists only if no app is configured. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isOwnHost(context.get(siteContext).appUrl)) throw data(null, { status: 404 });
  const step = params["*"] ?? "";
  const { searchParams } = new URL(request.url);
  return data(
    {
      step: findLabel(copy.steps, step),
      received: [...searchParams],
      // The login page makes no draft.
      brief: step === "" ? undefined : toBrief(searchParams),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** The handed-over values that a draft uses. */
function toBrief(values: URLSearchParams) {
  const readParameter = (name: string, limit: number) => (values.get(name) ?? "").slice(0, limit);
  return {
    ...EMPTY_ANSWERS.brief,
    name: readParameter("businessName", LIMITS.name) || undefined,
    businessTypeId: readParameter("businessTypeId", LIMITS.businessTypeId),
    businessTypeName: readParameter("subIndustryType", LIMITS.businessTypeName),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [...pageMeta(args, copy), NOT_INDEXED];

export default function AppPlaceholderPage({
  loaderData: { step, received, brief },
}: Route.ComponentProps) {
  const board = useLettering(brief?.name ?? "");
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{copy.heading}</h1>
      <p className={styles.text}>{copy.text}</p>
      <dl className={styles.slip}>
        <div>
          <dt>{copy.step}</dt>
          <dd>{step}</dd>
        </div>
        {received.map(([name, value], index) => (
          <div key={index}>
            <dt>{findLabel(copy.parameters, name)}</dt>
            <dd>{findLabel(copy.values, `${name}=${value}`, value)}</dd>
          </div>
        ))}
      </dl>
      {received.length === 0 && <p>{copy.nothing}</p>}
      {brief && (
        <div id={SECTION_ID} className={styles.draft}>
          <h2>{copy.draft.heading}</h2>
          <p className={styles.text}>{copy.draft.text}</p>
          <TryDraft
            action="/ai-website-builder"
            initial={{ ...EMPTY_ANSWERS, brief }}
            board={board}
            opens
          />
        </div>
      )}
      <ButtonLink href="/">{copy.back}</ButtonLink>
    </section>
  );
}
