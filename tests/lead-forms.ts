import type { Staff } from "@angadi/desk-ports/staff";
import type { createTestDesk } from "./desk.ts";

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

/** What a signed-in person does with leads at the desk. */
export function createLeadForms(desk: TestDesk, cookie: string) {
  const post = (path: string, form: Record<string, string>) => desk.visit(path, { cookie, form });
  const page = async (path: string) => (await desk.visit(path, { cookie })).text();
  return {
    post,
    /** The HTML of a page. */
    page,
    findId: async (reference: string) => (await desk.ports.leads.find(reference))?.id ?? "",
    /** Sends a form of a lead's page that was opened just now, or at an older version. */
    async act(id: string, path: string, form: Record<string, string>, version?: number) {
      const read = version ?? (await desk.ports.leads.find(id))?.version;
      const hidden = { version: `${read}`, once: crypto.randomUUID() };
      return post(`/leads/${id}/${path}`, { ...hidden, ...form });
    },
    /** The names in the list with this query. */
    names: async (query: string) =>
      [...(await page(`/leads?${query}`)).matchAll(/data-row-link="">([^<]*)</g)].map(
        ([, name]) => name,
      ),
  };
}

/** Creates a colleague. */
export async function joinColleague(desk: TestDesk, name: string): Promise<Staff> {
  await desk.join("support", name);
  const found = (await desk.ports.accounts.list()).find((person) => person.name === name);
  if (!found) throw new Error(`${name} has not joined`);
  return found;
}
