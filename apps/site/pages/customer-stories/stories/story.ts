/** One business's results. Money is in rupees per month, before GST; time in hours per week. */
export interface Story {
  id: string;
  /** Which element the layout emphasises. */
  layout: "scene" | "quote" | "figures";
  testimonial: { name: string; quote: string };
  title: string;
  company: string;
  industry: string;
  /** The plan it chose. */
  plan: string;
  /** Its previous monthly cost per tool, and the weekly hours of work. */
  before: { hours: number; tools: readonly { name: string; amount: number }[] };
  /** Saved per month; not above 0 if nothing is saved. */
  savingsAmount: number;
  /** Hours saved per week. */
  timeReduction: number;
  description: string;
  imageUrl: string;
  sample?: true;
}
