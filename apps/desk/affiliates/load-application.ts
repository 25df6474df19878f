import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import { errorsCopy } from "../copy/shell.ts";
import { HttpError, type StaffContext } from "../request/request-context.ts";

/** Returns the application in the path. Throws a 404 if it does not exist. */
export async function loadApplication(context: StaffContext): Promise<ApplicationDetail> {
  const application = await context.ports.affiliates.find(context.param("id"));
  if (!application) throw new HttpError(404, errorsCopy.leadNotFound);
  return application;
}
