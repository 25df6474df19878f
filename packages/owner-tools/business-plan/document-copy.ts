import { plural } from "../kit/plural.ts";

export const planDocumentCopy = {
  pages: [
    "1. The business in short",
    "2. Who buys, and how we know",
    "3. The offer and the others",
    "4. How a day runs",
    "5. People and papers",
    "6. What it costs and who pays",
    "7. The money, month by month",
    "8. What could go wrong",
    "The next ninety days",
  ],
  questions: {
    name: "Business",
    owner: "Owner",
    offer: "What we do",
    today: "What they do today",
    reach: "Buyers in reach",
    marketing: "How they hear of us",
    rivals: "The others",
    why: "Why somebody would change",
    day: "A Tuesday, by the hour",
    people: "Who does what, and which papers by when",
    risks: "Tripwires",
    ninety: "Tasks, with a name and a date each",
    ask: "What we ask of the reader",
  },
  hints: {
    name: "Name of the business",
    owner: "Owner, place, month",
    offer:
      "We [do what] for [whom] within [area]. We charge [₹…] for [one unit]. We begin with [place, machines, people].",
    today: "Today they [what they do instead], which costs them [₹, hours, trouble].",
    reach:
      "Beds, doors or families in the area, the share of twenty people asked who pay somebody today, and what the trial customers bought. A letter after each number: F for a fact, A for asked, G for a guess.",
    marketing:
      "Where they are told, by whom, in which month, for how many rupees, and how you will count who came.",
    rivals:
      "Three you have used as a customer: price, how fast, better at, what customers grumble about.",
    why: "One sentence that a stranger believes. And one on what you will not copy yet.",
    day: "From the first customer to the last. How much each machine and each person can do; the smallest number is the bottleneck. What happens when somebody is ill. What must never happen.",
    people:
      "Names, work, wage, from which month; a wage beside unpaid family, too. What you still have to learn. Legal structure and why. Each registration with the date by which it is in hand.",
    risks:
      "“If we are below [units] in month [ ], I [do what].” Two of them, signed, with a witness.",
    ninety: "Ten lines at most. A line without a name won’t happen.",
    ask: "A loan of [₹…] over […] months, a shop at a rent of [₹…], a signature. What the reader gains.",
  },
  money: {
    needs: "What it needs",
    needColumn: "For",
    amountColumn: "₹",
    margin: (share: string) => `Safety margin, ${share} of all the above`,
    total: "Total",
    sources: "Who pays",
    sourceColumn: "From",
    blankNeeds: [
      "Machines",
      "Fitting out",
      "First stock",
      "Shop deposit",
      "Papers, website, leaflets",
      "Cash until the business carries itself (part 7)",
    ],
    blankSources: ["Own savings", "Family, in writing", "Bank loan"],
    balanceHint:
      "The two totals must be equal to the rupee. Collect written quotations, with GST and delivery.",
    balanced: "Both totals are equal to the rupee.",
    shortfall: (amount: string) =>
      `${amount} of the total has no source yet. A plan that begins short stops in month six.`,
    surplus: (amount: string) => `The sources are ${amount} more than the total.`,
    defaultUnit: "unit",
    amounts: {
      price: (unit: string) => `One ${unit} brings`,
      cost: (unit: string) => `One ${unit} costs`,
      bills: () => "Bills of a month, wet or dry",
      instalment: () => "Loan instalment a month",
      wage: () => "The owner’s own wage a month",
    },
    unitAndMonth: "One unit and one month",
    unitHint:
      "What one unit brings and costs, the bills of a month, the loan’s instalment and your own wage. They give the units that pay for a month.",
    unitMargin: (unit: string) => `One ${unit} leaves`,
    noUnitMargin: (unit: string) =>
      `One ${unit} leaves nothing: at this price every sale costs money, and no number of them pays the bills.`,
    breakEven: (units: string, unitsWithWage: string, unit: string) =>
      `To pay bills and loan: ${units} a month (unit: ${unit}). To pay the owner as well: ${unitsWithWage}.`,
    firstMonths: "The first months",
    monthColumns: ["Month", "Units", "Left from sales", "After all payments", "Running total"],
    monthsHint: "Units sold in each of the first nine months.",
    lowestTotal: (month: number, amount: string) =>
      `The running total is lowest in month ${month}, at −${amount}. That much cash has to be among the needs in part 6.`,
    neverNegative: "The running total never falls below nothing.",
    setbackColumn: (units: string) => `If, in a month of ${plural(units, "unit")}`,
    surplusColumn: "Left for the owner",
    setbacks: {
      asPlanned: "All goes as planned",
      fewerCustomers: "A fifth fewer customers",
      lowerPrice: "The price has to fall by 5%",
      higherBills: "The bills rise by 10%",
      allTogether: "All three together",
    },
    typicalMonthHint:
      "Units sold in a settled month. The plan then shows what is left after a fifth fewer customers, a lower price, higher bills, and all three.",
  },
  contents: "Contents",
  page: (current: string, total: string) => `Page ${current} of ${total}`,
  unnamedHeader: "Business plan",
  footer: (url: string) => `After the guide at ${url}`,
  subject: "Business plan",
};

export type PlanDocumentCopy = typeof planDocumentCopy;
