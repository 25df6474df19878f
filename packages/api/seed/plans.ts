/**
 * The prices of the four plans (specification, section 9), in whole rupees. 0 is free, or "Contact
 * Us" on AI Growth Partner. Taglines are samples to settle before launch.
 */
export const plans = [
  {
    id: "ai-jumpstart",
    planName: "AI Jumpstart",
    tagline: "A site of your own, free.",
    monthlyPrice: 0,
    yearlyPrice: 0,
  },
  {
    id: "ai-growth-engine",
    planName: "AI Growth Engine",
    tagline: "For a business that wants to be found.",
    monthlyPrice: 1999,
    yearlyPrice: 19_599,
  },
  {
    id: "ai-powerhouse",
    planName: "AI Powerhouse",
    tagline: "For a growing team.",
    monthlyPrice: 4999,
    yearlyPrice: 49_999,
  },
  {
    id: "ai-growth-partner",
    planName: "AI Growth Partner",
    tagline: "For agencies and chains, on terms we agree.",
    monthlyPrice: 0,
    yearlyPrice: 0,
  },
] as const;
