import type { Logger } from "pino";
import { z } from "zod";
import { addressKey } from "@angadi/api/http/rate-limit-keys";
import { createLimiter } from "@angadi/api/http/limiter";
import { withoutToken } from "@angadi/contract/partner-numbers";
import { countCspReport, countRateLimited } from "../metrics/metrics.ts";
import { CSP_REPORTS } from "./security-headers.ts";

/** Bytes of one request; a browser's report has about 1 kB. */
export const MAX_REPORT = 16 * 1024;
/** Maximum reports read from one request. */
const MAX_REPORTS = 10;
/** Requests a minute from one client, and from all together, to this process. */
const PER_CLIENT = 20;
const IN_ALL = 300;

const text = z.string().catch("");

/** What browsers send to `report-uri` (application/csp-report) … */
const single = z
  .object({
    "csp-report": z.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "document-uri": text,
      "source-file": text,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
      source: report["source-file"],
    },
  ]);

/** … and to `report-to` (application/reports+json), which may include other kinds of reports. */
const several = z
  .array(
    z.object({
      type: text,
      body: z
        .object({
          effectiveDirective: text,
          blockedURL: text,
          documentURL: text,
          sourceFile: text,
        })
        .nullish()
        .catch(null),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === "csp-violation" && body
        ? {
            directive: body.effectiveDirective,
            blocked: body.blockedURL,
            page: body.documentURL,
            source: body.sourceFile,
          }
        : [],
    ),
  );

const SCHEMAS: Record<string, z.ZodType<Violation[]>> = {
  "application/csp-report": single,
  "application/reports+json": several,
};

interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/**
 * Receives browsers' reports of violated policies. Anybody can send anything, so it is rate
 * limited, and a log line contains only a directive, an origin and two paths.
 */
export function cspReports() {
  const perClient = createLimiter({ name: "csp-report", points: PER_CLIENT, seconds: 60 });
  const inAll = createLimiter({ name: "csp-reports", points: IN_ALL, seconds: 60 });

  return async (request: Request, address: string, log: Logger): Promise<Response> => {
    if (request.method !== "POST") return empty(405, { Allow: "POST" });
    const wait = (await perClient(addressKey(address))) ?? (await inAll(CSP_REPORTS));
    if (wait !== undefined) {
      countRateLimited("csp-report");
      return empty(429, { "Retry-After": String(wait) });
    }
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const schema = SCHEMAS[type];
    if (!schema) return empty(415);
    const read = schema.safeParse(await request.json().catch(() => undefined));
    if (!read.success) return empty(400);
    for (const violation of read.data.slice(0, MAX_REPORTS)) {
      const line = toLogLine(violation);
      countCspReport(line.directive);
      log.warn(line, "policy violated");
    }
    return empty(204);
  };
}

const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

const DIRECTIVES = new Set(
  "base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem worker-src".split(
    " ",
  ),
);

function toLogLine({ directive, blocked, page, source }: Violation): Violation {
  const [name = ""] = directive.split(" ");
  return {
    directive: DIRECTIVES.has(name) ? name : "other",
    blocked: blockedOrigin(blocked),
    page: toPath(page),
    source: toPath(source),
  };
}

/** The origin of a URL, its scheme if it has no origin, or a keyword such as `inline`. */
function blockedOrigin(blocked: string): string {
  const url = URL.parse(blocked);
  if (url) return (url.origin === "null" ? url.protocol : url.origin).slice(0, 100);
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : "";
}

/** The path of an HTTP URL, without its query; the scheme of any other URL. */
function toPath(address: string): string {
  const url = URL.parse(address);
  if (!url) return "";
  return (/^https?:$/.test(url.protocol) ? withoutToken(url.pathname) : url.protocol).slice(0, 200);
}
