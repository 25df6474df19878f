/**
 * A page's score in MDN's HTTP Observatory, computed from one response by its published rules
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`, as of August
 * 2026): 100, plus the modifiers below. Two rules need more than a response and count as 0: the
 * redirect from HTTP to HTTPS, which the proxy does, and being in browsers' HSTS preload list.
 */
export interface PageResponse {
  /** An HTTPS URL. */
  url: string;
  headers: Headers;
  html: string;
}

export interface Finding {
  /** The Observatory's name of the rule. */
  rule: string;
  modifier: number;
}

/** Below this score, rewards do not count. */
const MINIMUM_FOR_REWARDS = 90;

export function scoreHeaders(answer: PageResponse): { score: number; findings: Finding[] } {
  const findings = TESTS.map((test) => finding(test(answer)));
  const sum = (counted: Finding[]) =>
    counted.reduce((total, { modifier }) => total + modifier, 100);
  const withoutRewards = sum(findings.filter(({ modifier }) => modifier < 0));
  const score = withoutRewards >= MINIMUM_FOR_REWARDS ? sum(findings) : withoutRewards;
  return { score: Math.max(score, 0), findings };
}

const MODIFIERS = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-header-invalid": -25,
  "csp-not-implemented": -25,
  "cookies-not-found": 0,
  "cookies-secure-with-httponly-sessions": 0,
  "cookies-without-secure-flag-but-protected-by-hsts": -5,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 5,
  "x-frame-options-not-implemented": -20,
  "cross-origin-resource-policy-implemented-with-same-origin": 10,
  "cross-origin-resource-policy-implemented-with-same-site": 10,
  "cross-origin-resource-policy-not-implemented": 0,
  "coop-implemented-with-same-origin": 10,
  "coop-not-implemented": 0,
  "coep-implemented": 10,
  "coep-not-implemented": 0,
} as const;

type Rule = keyof typeof MODIFIERS;

const finding = (rule: Rule): Finding => ({ rule, modifier: MODIFIERS[rule] });

const TESTS: ((answer: PageResponse) => Rule)[] = [
  checkContentSecurityPolicy,
  ({ headers }) => {
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return "cookies-not-found";
    return cookies.every((cookie) => /;\s*secure/i.test(cookie))
      ? "cookies-secure-with-httponly-sessions"
      : "cookies-without-secure-flag-but-protected-by-hsts";
  },
  ({ headers }) =>
    headers.has("access-control-allow-origin")
      ? "cross-origin-resource-sharing-implemented-with-public-access"
      : "cross-origin-resource-sharing-not-implemented",
  ({ headers }) => {
    const policy = headers.get("referrer-policy");
    if (policy === null) return "referrer-policy-not-implemented";
    return PRIVATE_REFERRERS.has(policy) ? "referrer-policy-private" : "referrer-policy-unsafe";
  },
  ({ headers }) => {
    const age = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
    if (age === undefined) return "hsts-not-implemented";
    return Number(age) < SIX_MONTHS
      ? "hsts-implemented-max-age-less-than-six-months"
      : "hsts-implemented-max-age-at-least-six-months";
  },
  checkSubresourceIntegrity,
  ({ headers }) =>
    headers.get("x-content-type-options") === "nosniff"
      ? "x-content-type-options-nosniff"
      : "x-content-type-options-not-implemented",
  ({ headers }) => {
    const policy = parseDirectives(headers);
    if (policy instanceof Map && policy.has("frame-ancestors")) {
      return "x-frame-options-implemented-via-csp";
    }
    return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "")
      ? "x-frame-options-sameorigin-or-deny"
      : "x-frame-options-not-implemented";
  },
  ({ headers }) => {
    const policy = headers.get("cross-origin-resource-policy");
    return policy === "same-origin" || policy === "same-site"
      ? `cross-origin-resource-policy-implemented-with-${policy}`
      : "cross-origin-resource-policy-not-implemented";
  },
  ({ headers }) =>
    headers.get("cross-origin-opener-policy") === "same-origin"
      ? "coop-implemented-with-same-origin"
      : "coop-not-implemented",
  ({ headers }) =>
    /^(require-corp|credentialless)$/.test(headers.get("cross-origin-embedder-policy") ?? "")
      ? "coep-implemented"
      : "coep-not-implemented",
];

/** In seconds. */
const SIX_MONTHS = 15_552_000;
const PRIVATE_REFERRERS = new Set(
  "no-referrer same-origin strict-origin strict-origin-when-cross-origin".split(" "),
);
const BROAD_SOURCES = new Set(
  "ftp: http: https: * http://* http://*.* https://* https://*.*".split(" "),
);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const PASSIVE = ["img-src", "media-src"];

function checkContentSecurityPolicy({ headers }: PageResponse): Rule {
  const policy = parseDirectives(headers);
  if (policy === undefined) return "csp-not-implemented";
  if (policy === "invalid") return "csp-header-invalid";
  const getSources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [scripts, styles, objects] = [
    getSources("script-src"),
    getSources("style-src"),
    getSources("object-src"),
  ];
  const active = [...policy]
    .filter(([name]) => !PASSIVE.includes(name))
    .flatMap(([, list]) => list);
  const isInsecure = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  const isUnsafe = (source: string) => BROAD_SOURCES.has(source) || INLINE.has(source);

  if (scripts.some(isUnsafe) || objects.some((source) => BROAD_SOURCES.has(source))) {
    return "csp-implemented-with-unsafe-inline";
  }
  if (active.some(isInsecure)) return "csp-implemented-with-insecure-scheme";
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (PASSIVE.flatMap(getSources).some(isInsecure)) {
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  }
  if (styles.some(isUnsafe)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

/** The sources of each directive; "invalid" if a policy contains a directive twice. */
function parseDirectives(headers: Headers): Map<string, string[]> | "invalid" | undefined {
  const policy = headers.get("content-security-policy");
  if (policy === null) return undefined;
  const parts = policy.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  const found = new Map(parts.map(([name = "", ...sources]) => [name, sources]));
  return found.size === parts.length ? found : "invalid";
}

function checkSubresourceIntegrity({ html, url }: PageResponse): Rule {
  const externalScripts = [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => {
    const source = /\bsrc="([^"]*)"/.exec(tag)?.[1];
    if (source === undefined || new URL(source, url).origin === new URL(url).origin) return [];
    return { isSecure: source.startsWith("https:"), isHashed: /\bintegrity=/.test(tag) };
  });
  if (externalScripts.some(({ isSecure }) => !isSecure)) {
    return "sri-not-implemented-and-external-scripts-not-loaded-securely";
  }
  return externalScripts.some(({ isHashed }) => !isHashed)
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}
