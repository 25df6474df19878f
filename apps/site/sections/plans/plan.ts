/** A plan's features in display order. `false` means not included. */
export interface PlanFeatures {
  websiteBuilder: FeatureValue;
  monthlyVisits: FeatureValue;
  blogs: FeatureValue;
  customDomain: FeatureValue;
  themes: FeatureValue;
  seoTools: FeatureValue;
  ecommerce: FeatureValue;
  smm: FeatureValue;
  crm: FeatureValue;
  staffManagement: FeatureValue;
}

export type FeatureValue = string | boolean;

/** A plan as the pricing page shows it. */
export interface Plan {
  name: string;
  tagline: string;
  /** Whole rupees, without GST. 0 is free, unless the plan has custom pricing. */
  monthlyPrice: number;
  yearlyPrice: number;
  description: string;
  buttonText: string;
  isPopular: boolean;
  /** Terms are agreed individually, so the price reads "Contact Us". */
  hasCustomPricing: boolean;
  users: string;
  features: PlanFeatures;
}

/** A plan with the target of its button. */
export interface OfferedPlan extends Plan {
  /** By billing period. */
  href: { monthly: string; yearly: string };
  /** Whether the button leaves the site. */
  isExternal: boolean;
}

/** How prices are shown. */
export interface PriceView {
  isYearly: boolean;
  includesGst: boolean;
}
