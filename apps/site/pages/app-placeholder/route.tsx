import { data } from "react-router";
import { appPlaceholderCopy as copy } from "@angadi/content/pages/app-placeholder";
import { EMPTY_ANSWERS, SECTION_ID, encodeAnswers } from "@angadi/drafts/maker/answers";
import { BRIEF_LIMITS } from "@angadi/drafts/draft";
import { useLettering } from "@angadi/names/dialog/use-shortlist";
import { TryDraft } from "@angadi/drafts/maker/try-draft";
import { isLocalPath } from "@angadi/contract/base-urls";
import { toLine } from "@angadi/contract/text";
import { type SiteContext, siteContext } from "../../data/context.ts";
import { createClientAction } from "../../forms/lead-result.ts";
import { respondWithResult } from "../../forms/send-lead.server.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import type { Route } from "./+types/route.ts";
import { joinWaitlist } from "./join-waitlist.server.ts";
import { WaitlistForm } from "./waitlist-form.tsx";
import { WAITLIST_FIELDS } from "./waitlist-result.ts";
import styles from "./app-placeholder.module.css";

/** Returns the label of a name from the query; the name may be anything, even `__proto__`. */
const getLabel = (labels: Readonly<Record<string, string>>, name: string, fallback = name) =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? fallback;

/** Throws a 404 if an app is configured: it replaces this route. */
function requirePlaceholder({ appUrl }: SiteContext): void {
  if (!isLocalPath(appUrl)) throw data(null, { status: 404 });
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  requirePlaceholder(context.get(siteContext));
  const { searchParams } = new URL(request.url);
  return data(
    {
      step: getLabel(copy.steps, params["*"] ?? ""),
      parameters: [...searchParams].map(([name, value]) => [toLine(name), toLine(value)] as const),
      brief: toBrief(searchParams),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Returns the brief of a draft from the parameters that it uses. */
function toBrief(values: URLSearchParams) {
  const readParameter = (name: string, maxLength: number) =>
    toLine(values.get(name) ?? "").slice(0, maxLength);
  return {
    ...EMPTY_ANSWERS.brief,
    name: readParameter("businessName", BRIEF_LIMITS.name) || undefined,
    businessTypeId: readParameter("businessTypeId", BRIEF_LIMITS.businessTypeId),
    businessTypeName: readParameter("subIndustryType", BRIEF_LIMITS.businessTypeName),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  requirePlaceholder(site);
  return respondWithResult(await joinWaitlist(site));
}

export const clientAction = createClientAction(WAITLIST_FIELDS);

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** A submitted form does not change the parameters. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) => [...buildPageMeta(args, copy), NOINDEX];

export default function AppPlaceholderPage({
  loaderData: { step, parameters, brief },
  actionData,
}: Route.ComponentProps) {
  const initial = { ...EMPTY_ANSWERS, brief };
  return (
    <>
      <PageHero heading={copy.heading} lede={copy.text} />
      <div id={SECTION_ID} className={`wrap ${styles.page}`}>
        <TryDraft
          action="/ai-website-builder"
          initialAnswers={initial}
          board={useLettering(brief.name ?? "")}
          shouldOpen
        >
          {(hasDraft) => (
            <WaitlistForm
              hasDraft={hasDraft}
              draft={hasDraft ? encodeAnswers(initial) : ""}
              actionResult={actionData}
            />
          )}
        </TryDraft>
        {parameters.length > 0 && (
          <section className={styles.parameters}>
            <h2>{copy.parametersHeading}</h2>
            <dl>
              <div>
                <dt>{copy.step}</dt>
                <dd>{step}</dd>
              </div>
              {parameters.map(([name, value], index) => (
                <div key={index}>
                  <dt>{getLabel(copy.parameters, name)}</dt>
                  <dd>{getLabel(copy.values, `${name}=${value}`, value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p>
          <ButtonLink href="/" variant="quiet">
            {copy.back}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
