import { application } from "./affiliate-application.ts";

/** A valid contact message, for tests about its processing. */
export const contactMessage = {
  businessId: "angadi",
  name: "Asha Rao",
  email: "asha@shop.test",
  mobileNo: "98480",
  message: "Do you sell wedding cards?",
};

/** A request that posts JSON, or a text that only claims to be JSON. */
export const jsonRequest = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The reference in the answer to an accepted lead. */
export async function readReference(response: Response): Promise<string> {
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

/** Posts JSON, like another program. */
export const postJson = (url: string, body: object, headers?: Record<string, string>) =>
  fetch(url, jsonRequest(body, headers));

/** Sends a contact message with these fields to a server's API. */
export const sendLead = (site: string, fields: object = {}, headers?: Record<string, string>) =>
  postJson(`${site}/api/business/contact`, { ...contactMessage, ...fields }, headers);

/** Sends an affiliate application with these fields to a server's API. */
export const sendApplication = (site: string, fields: object = {}) =>
  postJson(`${site}/admin/affiliate-partner/create`, { ...application, ...fields });
