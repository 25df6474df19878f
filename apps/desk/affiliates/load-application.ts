import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import { errors } from "../copy/shell.ts";
import { HttpError, type StaffContext } from "../request/request-context.ts";

/** The application in the path; throws a 404 if there is none. */
export async function loadApplication(context: StaffContext): Promise<ApplicationDetail> {
  const application = await context.ports.affiliates.find(context.param("id"));
  if (!application) throw new HttpError(404, errors.leadNotFound);
  return application;
}
