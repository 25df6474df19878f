import type { Role } from "@angadi/desk-ports/staff";

/** The roles that may use a route; `anyone` means that it needs no session. */
export type AllowedRoles = "anyone" | readonly Role[];

const STAFF = ["owner", "editor", "support"] as const;
const OWNER = ["owner"] as const;
const EDITOR = ["owner", "editor"] as const;
const SUPPORT = ["owner", "support"] as const;

/**
 * Every route of the desk and the roles that may use it. A route that is not listed returns 404; a
 * role that is not listed gets 403 before the handler runs (`apps/desk/app.ts`).
 */
export const ACCESS = {
  "GET /sign-in": "anyone",
  "POST /sign-in": "anyone",
  "GET /code": "anyone",
  "POST /code": "anyone",
  "GET /welcome": "anyone",
  "POST /welcome": "anyone",
  "POST /sign-out": STAFF,

  "GET /": STAFF,

  "GET /setup": OWNER,
  "POST /setup/test-mail": OWNER,
  "POST /setup/mark": OWNER,

  "GET /account": STAFF,
  "POST /account/password": STAFF,
  "POST /account/two-factor": STAFF,
  "POST /account/two-factor/confirm": STAFF,
  "POST /account/two-factor/end": STAFF,
  "POST /account/sign-out-everywhere": STAFF,
  "POST /account/summary": OWNER,

  "GET /leads": SUPPORT,
  "GET /leads/live": SUPPORT,
  "GET /leads/export": SUPPORT,
  "POST /leads/export": SUPPORT,
  "POST /leads/filters": SUPPORT,
  "POST /leads/filters/:id/delete": SUPPORT,
  "POST /leads/bulk": SUPPORT,
  "POST /leads/bulk/undo": SUPPORT,
  "GET /leads/:id": SUPPORT,
  "GET /leads/:id/live": SUPPORT,
  "POST /leads/:id/status": SUPPORT,
  "POST /leads/:id/owner": SUPPORT,
  "POST /leads/:id/note": SUPPORT,
  "POST /leads/:id/reply": SUPPORT,
  "POST /leads/:id/mail/:mail/retry": SUPPORT,
  "GET /leads/:id/forget": SUPPORT,
  "POST /leads/:id/forget": SUPPORT,

  "GET /affiliates": SUPPORT,
  "POST /affiliates/bulk": SUPPORT,
  "POST /affiliates/bulk/undo": SUPPORT,
  "GET /affiliates/:id": SUPPORT,
  "POST /affiliates/:id/approve": SUPPORT,
  "POST /affiliates/:id/decline": SUPPORT,
  "POST /affiliates/:id/link": SUPPORT,
  "POST /affiliates/:id/link/end": SUPPORT,

  "GET /posts": EDITOR,
  "GET /posts/new": EDITOR,
  "POST /posts/bulk": EDITOR,
  "POST /posts/bulk/undo": EDITOR,
  "GET /posts/:id": EDITOR,
  "POST /posts/:id": EDITOR,
  "POST /posts/:id/unpublish": EDITOR,
  "POST /posts/:id/autosave": EDITOR,
  "GET /posts/:id/live": EDITOR,
  "GET /posts/:id/preview": EDITOR,
  "POST /posts/:id/preview/withdraw": EDITOR,
  "POST /posts/:id/preview/:link/revoke": EDITOR,
  "GET /posts/:id/versions/:version": EDITOR,
  "POST /posts/:id/versions/:version": EDITOR,

  "GET /pictures": EDITOR,
  "POST /pictures": EDITOR,
  "POST /pictures/:id/delete": EDITOR,
  "GET /pictures/:id/:name": EDITOR,

  "GET /jobs": SUPPORT,
  "POST /jobs": SUPPORT,
  "POST /jobs/:id": SUPPORT,

  "GET /plans": OWNER,
  "POST /plans": OWNER,
  "GET /plans/page": OWNER,
  "POST /plans/add": OWNER,
  "POST /plans/:id/retire": OWNER,
  "POST /plans/:id/restore": OWNER,

  "GET /types": OWNER,
  "POST /types": OWNER,
  "GET /types.csv": OWNER,
  "POST /types.csv": OWNER,
  "POST /types.csv/apply": OWNER,
  "GET /types/:id": OWNER,
  "POST /types/:id": OWNER,
  "POST /types/:id/move": OWNER,
  "GET /types/:id/remove": OWNER,
  "POST /types/:id/remove": OWNER,

  "GET /numbers": OWNER,
  "GET /numbers/export": OWNER,

  "GET /people": OWNER,
  "POST /people": OWNER,
  "POST /people/withdraw": OWNER,
  "POST /people/:id/role": OWNER,
  "POST /people/:id/deactivate": OWNER,
  "POST /people/:id/reactivate": OWNER,

  "GET /log": OWNER,
} as const satisfies Record<`${"GET" | "POST"} /${string}`, AllowedRoles>;

export type Route = keyof typeof ACCESS;

export const ROUTES = Object.keys(ACCESS) as Route[];

/** Whether this role may use the route; `undefined` means not signed in. */
export function isAllowed(route: Route, role: Role | undefined): boolean {
  const allowedRoles: AllowedRoles = ACCESS[route];
  return allowedRoles === "anyone" || (role !== undefined && allowedRoles.includes(role));
}
