import type { Database } from "@angadi/database/database";
import { createDeskPlans } from "@angadi/api/desk/plans";
import { createDeskBusinessTypes } from "@angadi/api/desk/business-types";
import type { Staff } from "@angadi/desk-ports/staff";
import { expect } from "vitest";
import { waitFor } from "./wait-for.ts";

const ACTOR: Staff = {
  id: "t",
  name: "Test",
  email: "t@t.test",
  role: "owner",
  hasTwoFactor: false,
};

const fetchText = async (url: string) => (await fetch(url)).text();

/**
 * Makes changes like the desk in another process: a plan's price, a business type's name, a type
 * removed and one added, in turn. Waits after each change until the site shows it.
 */
export async function changeLists(
  { db }: Pick<Database, "db">,
  site: string,
  changeCount: number,
): Promise<void> {
  const options = { shouldPurge: true, onChange: async () => undefined };
  const plans = createDeskPlans(db, "IN", options);
  const types = createDeskBusinessTypes(db, options);
  const steps = [changePrice, rename, removeKites, addKites];

  async function changePrice(number: number) {
    const { plans: currentPlans, version } = await plans.read();
    const price = 1000 + number;
    for (const plan of currentPlans) if (plan.id === "ai-powerhouse") plan.monthlyPrice = price;
    await plans.save(ACTOR, currentPlans, version);
    const formattedPrice = `₹${price.toLocaleString("en-IN")}`;
    return async () => (await fetchText(`${site}/pricing`)).includes(formattedPrice);
  }
  async function rename(number: number) {
    const previous = (await types.read()).types.find(({ id }) => id === "tea-stall");
    if (!previous) throw new Error("no tea stall");
    const name = `Tea stall number ${number}`;
    await types.update(ACTOR, { ...previous, name }, previous);
    return async () => (await fetchText(site)).includes(name);
  }
  async function removeKites() {
    await types.remove(ACTOR, "kites");
    return async () => !(await fetchText(site)).includes("Kites &amp; strings");
  }
  async function addKites() {
    await types.add(ACTOR, { id: "kites", name: "Kites & strings", subIndustryType: "Retail" });
    return async () => (await fetchText(site)).includes("Kites &amp; strings");
  }

  for (let number = 0; number < changeCount; number += 1) {
    const step = steps[number % steps.length] ?? changePrice;
    const isShown = await step(number);
    await waitFor(async () => expect(await isShown(), `${step.name} ${number}`).toBe(true));
  }
}
