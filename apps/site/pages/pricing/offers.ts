import { site } from "@angadi/content/site";
import type { Plan } from "../../sections/plans/plan.ts";

/** Builds schema.org data of the plans' offers; a plan with custom pricing and no price has none. */
export function buildOffersJsonLd(plans: readonly Plan[], url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: site.name,
    description: site.description,
    url,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: plans.flatMap((plan) => {
      if (plan.hasCustomPricing && plan.monthlyPrice === 0) return [];
      if (plan.monthlyPrice === 0 && plan.yearlyPrice === 0) return [toOffer(plan, 0)];
      return [
        ...(plan.monthlyPrice > 0 ? [toOffer(plan, plan.monthlyPrice, "P1M")] : []),
        ...(plan.yearlyPrice > 0 ? [toOffer(plan, plan.yearlyPrice, "P1Y")] : []),
      ];
    }),
  };

  function toOffer({ name, description }: Plan, price: number, billingDuration?: string) {
    return {
      "@type": "Offer",
      name,
      description,
      url,
      price,
      priceCurrency: "INR",
      ...(billingDuration && {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "INR",
          billingDuration,
          valueAddedTaxIncluded: false,
        },
      }),
    };
  }
}
