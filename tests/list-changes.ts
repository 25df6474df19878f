import type { Database } from "@angadi/database/database";
import { createDeskPlans } from "@angadi/api/desk/plans";
import { createDeskTypes } from "@angadi/api/desk/types";
import type { Staff } from "@angadi/contract/desk/staff";
import { waitUntilVisible } from "./wait-until-visible.ts";

const ACTOR: Staff = { id: "t", name: "Test", email: "t@t.test", role: "owner", twoFactor: false };

const fetchText = async (url: string) => (await fetch(url)).text();

/**
 * Changes a plan's price, renames, removes and adds a type, in turn, like the desk in another
 * process. Returns the milliseconds until all sites showed each change, and the late changes.
 */
export async function changeLists(
  { db }: Pick<Database, "db">,
  sites: readonly string[],
  { changes, purges = false }: { changes: number; purges?: boolean },
): Promise<{ times: number[]; late: string[] }> {
  const options = { purges, onChange: async () => undefined };
  const plans = createDeskPlans(db, "IN", options);
  const types = createDeskTypes(db, options);
  const times: number[] = [];
  const staleUrls: string[] = [];
  const steps = [changePrice, rename, removeKites, addKites];

  async function changePrice(number: number) {
    const { plans: currentPlans, version } = await plans.read();
    const price = 1000 + number;
    for (const plan of currentPlans) if (plan.id === "ai-powerhouse") plan.monthlyPrice = price;
    await plans.save(ACTOR, currentPlans, version);
    const formattedPrice = `₹${price.toLocaleString("en-IN")}`;
    return async (site: string) => (await fetchText(`${site}/pricing`)).includes(formattedPrice);
  }
  async function rename(number: number) {
    const previous = (await types.read()).types.find(({ id }) => id === "tea-stall");
    if (!previous) throw new Error("no tea stall");
    const name = `Tea stall number ${number}`;
    await types.change(ACTOR, { ...previous, name }, previous);
    return async (site: string) => (await fetchText(site)).includes(name);
  }
  async function removeKites() {
    await types.remove(ACTOR, "kites");
    return async (site: string) => !(await fetchText(site)).includes("Kites &amp; strings");
  }
  async function addKites() {
    await types.add(ACTOR, { id: "kites", name: "Kites & strings", subIndustryType: "Retail" });
    return async (site: string) => (await fetchText(site)).includes("Kites &amp; strings");
  }

  for (let number = 0; number < changes; number += 1) {
    const step = steps[number % steps.length] ?? changePrice;
    const isShown = await step(number);
    const { time, isLate } = await waitUntilVisible(sites, isShown);
    times.push(time);
    if (isLate) staleUrls.push(`${step.name} ${number}`);
  }
  return { times, late: staleUrls };
}
