import type { StaffContext } from "../request/request-context.ts";
import { accountCopy } from "../copy/account.ts";
import { signInCopy } from "../copy/sign-in.ts";

/** The validation message for the password field, and the response's status. */
export interface RejectedPassword {
  problem: string;
  status: 422 | 429;
}

/**
 * Runs `check`, which compares a password with the signed-in user's and returns undefined if it is
 * wrong. Guesses are rate-limited: over the limit `check` does not run.
 */
export async function tryPassword<T>(
  { ports, staff, request }: StaffContext,
  check: () => Promise<T | undefined>,
): Promise<{ value: T } | RejectedPassword> {
  const address = ports.getClientAddress(request);
  const waitSeconds = await ports.limitGuess({ kind: "password", account: staff.id, address });
  if (waitSeconds !== undefined) {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    ports.processLog.warn({ route, why: "too many tries" }, "access denied");
    return { problem: signInCopy.rateLimited(waitSeconds), status: 429 };
  }
  const value = await check();
  return value === undefined ? { problem: accountCopy.password.wrong, status: 422 } : { value };
}
