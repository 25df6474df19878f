/** How one business fared. Money is in rupees a month, before GST; time in hours a week. */
export interface Story {
  id: string;
  /** How it is laid out: around its scene, around what its owner says, or around its figures. */
  form: "scene" | "quote" | "figures";
  voice: { name: string; quote: string };
  title: string;
  company: string;
  industry: string;
  /** The plan it took. */
  plan: string;
  /** What it paid for each month, line by line, and how long the work took. */
  before: { hours: number; tools: readonly { name: string; amount: number }[] };
  /** Less paid each month; not above 0 where nothing is saved. */
  savingsAmount: number;
  /** Hours less each week. */
  timeReduction: number;
  description: string;
  imageUrl: string;
  sample?: true;
}
