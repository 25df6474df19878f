import { application } from "./affiliate-application.ts";

/** A valid contact message, for tests about its processing. */
export const contactMessage = {
  businessId: "angadi",
  name: "Asha Rao",
  email: "asha@shop.test",
  mobileNo: "98480",
  message: "Do you sell wedding cards?",
};

/** Creates a request that posts JSON, or a text that may be invalid JSON. */
export const createJsonRequest = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The reference in the response to an accepted lead. */
export async function readReference(response: Response): Promise<string> {
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

/** Posts JSON to a server. */
export const postJson = (url: string, body: object, headers?: Record<string, string>) =>
  fetch(url, createJsonRequest(body, headers));

/** Sends a contact message with these fields to a server's API. */
export const sendLead = (site: string, fields: object = {}, headers?: Record<string, string>) =>
  postJson(`${site}/api/business/contact`, { ...contactMessage, ...fields }, headers);

/** Sends an affiliate application with these fields to a server's API. */
export const sendApplication = (site: string, fields: object = {}) =>
  postJson(`${site}/admin/affiliate-partner/create`, { ...application, ...fields });
