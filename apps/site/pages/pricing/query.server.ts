import { plans } from "@angadi/content/plans";
import { type PageQuery, allowOneOf } from "../../data/page-query.server.ts";
import {
  BILLING_PARAMETER,
  BILL_PLAN_PARAMETER,
  GST_PARAMETER,
  toPlanKey,
} from "../../sections/plans/price-view.ts";

export const pricingQuery: PageQuery = {
  parameters: {
    [BILLING_PARAMETER.name]: allowOneOf([BILLING_PARAMETER.value]),
    [GST_PARAMETER.name]: allowOneOf([GST_PARAMETER.value]),
    [BILL_PLAN_PARAMETER]: allowOneOf(plans.map(({ name }) => toPlanKey(name))),
  },
};
