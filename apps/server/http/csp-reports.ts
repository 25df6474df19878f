import type { Logger } from "pino";
import { z } from "zod";
import { toAddressKey } from "@angadi/api/http/rate-limit-keys";
import { createLimiter } from "@angadi/api/http/limiter";
import { redactToken } from "@angadi/contract/partner-numbers";
import { countCspReport, countRateLimited } from "../metrics/metrics.ts";
import { CSP_REPORT_PATH } from "./security-headers.ts";

/** Maximum bytes of a request; a report has about 1 kB. */
export const MAX_REPORT_BYTES = 16 * 1024;
/** Maximum reports read from one request. */
const MAX_REPORTS_PER_REQUEST = 10;
/** Maximum requests a minute to this process, from one client and from all together. */
const MAX_PER_CLIENT = 20;
const MAX_TOTAL = 300;

const looseString = z.string().catch("");

/** The body that browsers post to `report-uri` (application/csp-report). */
const reportUriSchema = z
  .object({
    "csp-report": z.object({
      "effective-directive": looseString,
      "violated-directive": looseString,
      "blocked-uri": looseString,
      "document-uri": looseString,
      "source-file": looseString,
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

/** The body posted to `report-to` (application/reports+json), which may include other reports. */
const reportToSchema = z
  .array(
    z.object({
      type: looseString,
      body: z
        .object({
          effectiveDirective: looseString,
          blockedURL: looseString,
          documentURL: looseString,
          sourceFile: looseString,
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
  "application/csp-report": reportUriSchema,
  "application/reports+json": reportToSchema,
};

interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/**
 * Receives browsers' reports of violated policies. Reports may be forged, so they are rate limited,
 * and log lines contain only a directive, an origin and two paths.
 */
export function createCspReportHandler() {
  const limitClient = createLimiter({ name: "csp-report", points: MAX_PER_CLIENT, seconds: 60 });
  const limitTotal = createLimiter({ name: "csp-reports", points: MAX_TOTAL, seconds: 60 });

  return async (request: Request, address: string, log: Logger): Promise<Response> => {
    if (request.method !== "POST") return respondEmpty(405, { Allow: "POST" });
    const retryAfter =
      (await limitClient(toAddressKey(address))) ?? (await limitTotal(CSP_REPORT_PATH));
    if (retryAfter !== undefined) {
      countRateLimited("csp-report");
      return respondEmpty(429, { "Retry-After": String(retryAfter) });
    }
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const schema = SCHEMAS[type];
    if (!schema) return respondEmpty(415);
    const result = schema.safeParse(await request.json().catch(() => undefined));
    if (!result.success) return respondEmpty(400);
    for (const violation of result.data.slice(0, MAX_REPORTS_PER_REQUEST)) {
      const line = toLogLine(violation);
      countCspReport(line.directive);
      log.warn(line, "policy violated");
    }
    return respondEmpty(204);
  };
}

const respondEmpty = (status: number, headers: Record<string, string> = {}) =>
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
    blocked: toBlockedOrigin(blocked),
    page: toPath(page),
    source: toPath(source),
  };
}

/** The origin of a URL, its scheme if it has no origin, or a keyword such as `inline`. */
function toBlockedOrigin(blocked: string): string {
  const url = URL.parse(blocked);
  if (url) return (url.origin === "null" ? url.protocol : url.origin).slice(0, 100);
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : "";
}

/** The path of an HTTP URL, without its query; the scheme of any other URL. */
function toPath(address: string): string {
  const url = URL.parse(address);
  if (!url) return "";
  return (/^https?:$/.test(url.protocol) ? redactToken(url.pathname) : url.protocol).slice(0, 200);
}
