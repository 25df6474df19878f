import { contactMessage } from "../send-lead.ts";
import { type HttpResponse, sendRequest } from "./send-request.ts";

/** Sends a lead to a server's API with its own idempotency key, which is also its message. */
export function sendLead(
  url: string,
  key: string,
  options: Parameters<typeof sendRequest>[1] = {},
) {
  return sendRequest(`${url}/api/business/contact`, {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...options.headers },
    body: JSON.stringify({ ...contactMessage, email: `${key}@shop.test`, message: key }),
  });
}

/** Posts the contact form like a browser without scripts. */
export function postContactForm(
  url: string,
  name: string,
  options: Parameters<typeof sendRequest>[1] = {},
) {
  const form = { name, email: "asha@shop.test", mobileNo: "1", message: `From ${name}` };
  return sendRequest(`${url}/contact`, {
    ...options,
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: url,
      ...options.headers,
    },
    body: new URLSearchParams(form).toString(),
  });
}

/**
 * Sends leads one after another while `shouldContinue` returns true, retrying each with its key until it is
 * acknowledged, like a browser. Records the acknowledged keys and the milliseconds of the slowest
 * response.
 */
export async function writeLeads(
  {
    url,
    keys,
    shouldContinue,
  }: { url: () => string; keys: () => string; shouldContinue: () => boolean },
  acknowledged: string[],
): Promise<void> {
  let key = keys();
  while (shouldContinue()) {
    const answer = await sendLead(url(), key).catch(() => undefined);
    if (!isAccepted(answer)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    acknowledged.push(key);
    key = keys();
  }
}

export const isAccepted = (answer: HttpResponse | undefined) => answer?.status === 201;
