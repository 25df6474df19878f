import { describe, expect, it } from "vitest";
import { planDocumentCopy as copy } from "./document-copy.ts";
import { emptyPlan, laundryPlan } from "./example.ts";
import { planCopy } from "./copy.ts";
import { buildPlanDocument } from "./document.ts";
import { ANSWER_IDS, MONTH_COUNT, type BusinessPlanFields, parsePlan, hasProblem } from "./plan.ts";

const renderJson = (plan: BusinessPlanFields) => JSON.stringify(buildPlanDocument(plan, copy));

describe("the plan’s document", () => {
  it("never shows a sum with a missing or invalid number", () => {
    const [first, ...others] = laundryPlan.needs;
    const name = first?.name ?? "";
    for (const amount of ["", "two lakh or so", "-5", "99999999999999999"]) {
      const plan = { ...laundryPlan, needs: [{ name, amount }, ...others] };
      // Only the sources are still added up.
      expect(renderJson(plan).match(/9,85,200/g)).toHaveLength(1);
      expect(renderJson(plan)).not.toContain("1,64,200");
      expect(hasProblem(plan)).toBe(amount !== "");
    }
    for (const margin of ["", "a fifth", "120"]) {
      const text = renderJson({ ...laundryPlan, margin });
      expect(text).toContain("Safety margin, […] of all the above");
      expect(text).not.toContain("8,21,000");
    }
    const planWithInvalidWage = {
      ...laundryPlan,
      amounts: { ...laundryPlan.amounts, wage: "x" },
    };
    expect(renderJson(planWithInvalidWage)).not.toContain("876");
    const units = ["300", "", "600", ...laundryPlan.units.slice(3)];
    expect(renderJson({ ...laundryPlan, units })).not.toContain("−₹1,31,538");
  });

  it("reports unequal totals, and a unit without margin", () => {
    const planWithFewerSources = { ...laundryPlan, sources: laundryPlan.sources.slice(1) };
    expect(renderJson(planWithFewerSources)).toContain("₹5,35,200 of the total has no source yet.");
    const planWithSmallerTotal = { ...laundryPlan, margin: "0" };
    expect(renderJson(planWithSmallerTotal)).toContain(
      "The sources are ₹1,64,200 more than the total.",
    );
    const expensivePlan = { ...laundryPlan, amounts: { ...laundryPlan.amounts, cost: "90" } };
    expect(renderJson(expensivePlan)).toContain("leaves nothing");
    const units = Array.from({ length: MONTH_COUNT }, () => "5000");
    expect(renderJson({ ...laundryPlan, units })).toContain(copy.money.neverNegative);
  });

  it("has a question, a hint and a field for each answer", () => {
    const fields = planCopy.form.steps.flatMap(({ fields }) => fields);
    expect(fields.toSorted()).toEqual(ANSWER_IDS.toSorted());
    // Thirteen text answers, and six about money.
    expect(fields.length + 6).toBe(19);
    expect(renderJson(emptyPlan)).not.toMatch(/undefined|NaN/);
  });
});

describe("a plan", () => {
  it("is parsed from any stored data", () => {
    for (const value of [undefined, null, 3, "x"]) expect(parsePlan(value)).toBeUndefined();
    const malformed: unknown = JSON.parse(
      '{"__proto__":{"x":1},"answers":{"name":4,"offer":["x"]},"needs":[null,3,{"name":{}}],"units":"x","amounts":null}',
    );
    const plan = parsePlan(malformed);
    expect(plan?.answers.name).toBe("");
    expect(plan?.needs).toEqual([{ name: "", amount: "" }]);
    expect(plan?.units).toHaveLength(MONTH_COUNT);
    expect(() => buildPlanDocument(plan ?? emptyPlan, copy)).not.toThrow();
    expect(parsePlan(JSON.parse(JSON.stringify(laundryPlan)))).toEqual(laundryPlan);
    const planWithManyNeeds = parsePlan({
      needs: Array.from({ length: 9999 }, () => ({ name: "x" })),
    });
    expect(planWithManyNeeds?.needs).toHaveLength(14);
    expect(parsePlan({ answers: { offer: "x".repeat(99_999) } })?.answers.offer).toHaveLength(
      10_000,
    );
  });
});
