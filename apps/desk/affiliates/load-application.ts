import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import { missingApplicationCopy } from "../copy/affiliates.ts";
import { HttpError, type StaffContext } from "../request/request-context.ts";

/** Returns the application in the path. Throws a 404 if it does not exist. */
export async function loadApplication(context: StaffContext): Promise<ApplicationDetail> {
  const application = await context.ports.affiliates.find(context.param("id"));
  if (!application) throw createMissingApplicationError();
  return application;
}

/** The 404 for an application that does not exist, with a link to the list. */
export function createMissingApplicationError(): HttpError {
  const { text, ...page } = missingApplicationCopy;
  return new HttpError(404, text, page);
}
