import type { Fact } from "./facts/fact.ts";
import { bankRatesFacts } from "./facts/bank-rates.ts";
import { brandsFacts } from "./facts/brands.ts";
import { businessTaxFacts } from "./facts/business-tax.ts";
import { companiesFacts } from "./facts/companies.ts";
import { llpsFacts } from "./facts/llps.ts";
import { consumersFacts } from "./facts/consumers.ts";
import { foundOnlineFacts } from "./facts/found-online.ts";
import { gstFacts } from "./facts/gst.ts";
import { gstBillsFacts } from "./facts/gst-bills.ts";
import { gstMakingBillsFacts } from "./facts/gst-making-bills.ts";
import { gstDatesFacts } from "./facts/gst-dates.ts";
import { incomeTaxFacts } from "./facts/income-tax.ts";
import { insuranceFacts } from "./facts/insurance.ts";
import { loansFacts } from "./facts/loans.ts";
import { messagesFacts } from "./facts/messages.ts";
import { privacyFacts } from "./facts/privacy.ts";
import { professionalTaxFacts } from "./facts/professional-tax.ts";
import { registrationFacts } from "./facts/registration.ts";
import { schemesFacts } from "./facts/schemes.ts";
import { shopsActsFacts } from "./facts/shops-acts.ts";
import { signboardsFacts } from "./facts/signboards.ts";
import { smallEnterprisesFacts } from "./facts/small-enterprises.ts";
import { socialSecurityFacts } from "./facts/social-security.ts";
import { staffFacts } from "./facts/staff.ts";
import { taxDatesFacts } from "./facts/tax-dates.ts";
import { taxDutiesFacts } from "./facts/tax-duties.ts";
import { tdsFacts } from "./facts/tds.ts";
import { tradesFacts } from "./facts/trades.ts";

/** Every figure, rate, date and law that guides, posts and tools state (docs/facts.md). */
export const facts: readonly Fact[] = [
  ...bankRatesFacts,
  ...brandsFacts,
  ...businessTaxFacts,
  ...llpsFacts,
  ...companiesFacts,
  ...consumersFacts,
  ...foundOnlineFacts,
  ...gstFacts,
  ...gstBillsFacts,
  ...gstMakingBillsFacts,
  ...gstDatesFacts,
  ...incomeTaxFacts,
  ...insuranceFacts,
  ...loansFacts,
  ...messagesFacts,
  ...privacyFacts,
  ...professionalTaxFacts,
  ...registrationFacts,
  ...schemesFacts,
  ...shopsActsFacts,
  ...signboardsFacts,
  ...smallEnterprisesFacts,
  ...socialSecurityFacts,
  ...staffFacts,
  ...taxDatesFacts,
  ...taxDutiesFacts,
  ...tdsFacts,
  ...tradesFacts,
];
