import { MAX_FILTER_NAME_LENGTH } from "@angadi/desk-ports/saved-filters";
import { createLineSchema } from "@angadi/contract/text";
import { leadsCopy } from "../copy/leads.ts";
import { errorsCopy } from "../copy/shell.ts";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readFormField,
  redirect,
} from "../request/request-context.ts";
import { isFiltered, parseFilter, toQuery } from "./filter.ts";
import { renderLeadsPage } from "./pages.tsx";

const { problems, limitReached } = leadsCopy.savedFilters;

export const savedFilterActions = {
  "POST /leads/filters": saveFilter,
  "POST /leads/filters/:id/delete": deleteFilter,
} satisfies Record<string, Handler>;

const filterNameSchema = createLineSchema(MAX_FILTER_NAME_LENGTH, problems.name);

async function saveFilter(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const filter = parseFilter(new URLSearchParams(values.get("query")));
  if (!isFiltered(filter)) throw new HttpError(400, errorsCopy.incomplete);
  const query = toQuery(filter).toString();
  const name = filterNameSchema.safeParse(values.get("name"));
  const reject = (problem: string) => {
    const url = new URL(`/leads?${query}`, context.url);
    return renderLeadsPage({ ...context, url }, { name: readFormField(values, "name"), problem });
  };
  if (!name.success) return reject(name.error.issues[0]?.message ?? problems.name);
  const result = await ports.savedFilters.save(staff, name.data, filter);
  if (result === "same-name") return reject(problems.sameName);
  if (result === "full") throw new HttpError(409, limitReached);
  return redirect(`/leads?${query}&done=filterSaved`);
}

async function deleteFilter(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const query = toQuery(parseFilter(new URLSearchParams((await context.readForm()).get("query"))));
  const isDeleted = await ports.savedFilters.delete(staff, context.param("id"));
  if (!isDeleted) throw new HttpError(404, leadsCopy.savedFilters.notFound);
  query.set("done", "filterDeleted");
  return redirect(`/leads?${query.toString()}`);
}
