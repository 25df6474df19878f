import { buildOrganizationJsonLd } from "../../head/structured-data.ts";

/** schema.org data of the return policy: no returns, as the page says. */
export function buildReturnPolicyJsonLd(origin: string) {
  return {
    ...buildOrganizationJsonLd(origin),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      "@id": `${origin}/return-policy#policy`,
      applicableCountry: ["IN", "US"],
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnDays: 0,
      merchantReturnLink: `${origin}/return-policy`,
    },
  };
}
