import { type ServerResponse, createServer } from "node:http";
import { listen, stopListening } from "@angadi/test-kit/network";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

/** How the registry responds to a lookup. */
export type RdapBehaviour = (response: ServerResponse, domain: string) => void;

/** A registry's RDAP service on the loopback, with responses as in RFC 9083. */
export async function startRdapServer() {
  const behaviours = new Map<string, RdapBehaviour>();
  const requestedDomains: string[] = [];
  const http = createServer((request, response) => {
    const domain = decodeURIComponent(/^\/domain\/(.+)$/.exec(request.url ?? "")?.[1] ?? "");
    requestedDomains.push(domain);
    (behaviours.get(domain) ?? respondNotFound)(response, domain);
  });
  const port = await listen(http);
  return makeDisposable({
    url: `http://127.0.0.1:${port}`,
    /** The requested domains, in order. */
    requestedDomains,
    /** Sets the behaviour for a domain; all others are not found. */
    on: (domain: string, behaviour: RdapBehaviour) => behaviours.set(domain, behaviour),
    stop: () => stopListening(http),
  });
}

export const respondWithRecord: RdapBehaviour = (response, domain) =>
  respondWithJson(response, 200, {
    objectClassName: "domain",
    ldhName: domain.toUpperCase(),
    status: ["active"],
  });

export const respondNotFound: RdapBehaviour = (response) =>
  respondWithJson(response, 404, { errorCode: 404, title: "Not Found" });

export const respondTooManyRequests: RdapBehaviour = (response) => {
  response.setHeader("Retry-After", "30");
  respondWithJson(response, 429, { errorCode: 429, title: "Too Many Requests" });
};

/** Responds with any status, body and type. */
export const respondWith =
  (status: number, body: string, type = "application/rdap+json"): RdapBehaviour =>
  (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(body);
  };

function respondWithJson(response: ServerResponse, status: number, body: unknown) {
  respondWith(status, JSON.stringify(body))(response, "");
}
