import { plans } from "@angadi/content/plans";
import { type PageQuery, oneOf } from "../../data/page-query.server.ts";
import { BILLING, BILL_PLAN_PARAMETER, GST, toPlanKey } from "../../sections/plans/price-view.ts";

export const pricingQuery: PageQuery = {
  parameters: {
    [BILLING.name]: oneOf([BILLING.value]),
    [GST.name]: oneOf([GST.value]),
    [BILL_PLAN_PARAMETER]: oneOf(plans.map(({ name }) => toPlanKey(name))),
  },
};
