import type { Staff } from "@angadi/desk-ports/staff";
import type { createTestDesk } from "./desk.ts";

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

/** Pages and forms of leads, as a signed-in member of staff uses them. */
export function createLeadForms(desk: TestDesk, cookie: string) {
  const post = (path: string, form: Record<string, string>) => desk.visit(path, { cookie, form });
  const fetchHtml = async (path: string) => (await desk.visit(path, { cookie })).text();
  return {
    post,
    /** The HTML of a page. */
    fetchHtml,
    findId: async (reference: string) => (await desk.ports.leads.find(reference))?.id ?? "",
    /** Submits a form of a lead's page, as loaded now or at an older version. */
    async submit(id: string, path: string, form: Record<string, string>, version?: number) {
      const baseVersion = version ?? (await desk.ports.leads.find(id))?.version;
      const hidden = { version: `${baseVersion}`, submitKey: crypto.randomUUID() };
      return post(`/leads/${id}/${path}`, { ...hidden, ...form });
    },
    /** The names in the list with this query. */
    listNames: async (query: string) =>
      [...(await fetchHtml(`/leads?${query}`)).matchAll(/data-row-link="">([^<]*)</g)].map(
        ([, name]) => name,
      ),
  };
}

/** Creates a colleague. */
export async function joinColleague(desk: TestDesk, name: string): Promise<Staff> {
  await desk.join("support", name);
  const colleague = (await desk.ports.accounts.list()).find((person) => person.name === name);
  if (!colleague) throw new Error(`${name} has not joined`);
  return colleague;
}
