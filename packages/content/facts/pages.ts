/** Pages read as stored copies in November 2026. */
export const pages = {
  compositionMarketplaces: {
    name: "CA Club, on Notification 36/2023 – Central Tax",
    url: "https://caclub.in/cbic-notifies-special-procedure-for-e-commerce-operators-composition-suppliers/",
  },
  section393: {
    name: "Indian Kanoon, section 393 of the Income-tax Act, 2025",
    url: "https://future.indiankanoon.org/doc/103383880",
  },
  jobs: {
    name: "Lokmat Times, on PM-VBRY, 25 July 2025",
    url: "https://www.lokmattimes.com/national/pm-viksit-bharat-rozgar-yojana-first-time-employees-to-earn-rs-15000-from-aug-1/",
  },
  jobsDays: {
    name: "The New Indian Express, on PM-VBRY, 25 July 2025",
    url: "https://www.newindianexpress.com/nation/2025/Jul/25/employment-linked-incentive-scheme-to-be-effective-from-august-1",
  },
  jobsAmounts: {
    name: "The Workers’ Rights, on the incentive by wage",
    url: "https://www.theworkersrights.com/govt-approves-eli-scheme-jobs-inr-15k-benefit/",
  },
  auditFee: {
    name: "ANP Tax, on section 428 in the Finance Bill, 2026",
    url: "https://anptaxcorp.com/finance-bill-2026-mandatory-fees-replace-discretionary-penalties-under-the-income-tax-act-2025",
  },
  revisedReturns: {
    name: "Tax Publishers, on revised returns in the Finance Bill, 2026",
    url: "https://taxpublishers.in/ShowDT?ARTS15092?j0",
  },
  returnDates: {
    name: "Fintax Blog, on due dates in the Finance Bill, 2026",
    url: "https://in.fintaxblog.com/budget/finance-bill-2026-rationalises-itr-due-dates-key-changes-fees-compliance-impact.html",
  },
  esiUnderCode: {
    name: "Lakshmikumaran & Sridharan, on ESI under the Code, 8 June 2026",
    url: "https://www.lkslaw.com/insights/articles/status-of-esi-compliance-under-the-code-on-social-security-2020-an-analytical-review",
  },
  esiRates: {
    name: "Legalogic, on ESI under the old Act and the Code",
    url: "https://legalogic.com/uncategorized/labour-codes-26-labor-code-esi-old-vs-new-provisions",
  },
  epfCeiling: {
    name: "King Stubb & Kasiva, on the notification of 29 May 2026",
    url: "https://ksandk.com/newsletter/employees-provident-fund-compliance-update-%e2%82%b915000-wage-ceiling-officially-notified-under-the-code-on-social-security-2020/",
  },
  epfScheme: {
    name: "Staff News, text of the Employees’ Provident Funds Scheme, 2026",
    url: "https://www.staffnews.in/2026/07/employees-provident-funds-scheme-2026.html",
  },
  wagesCode: {
    name: "Hinote, on section 17 of the Code on Wages",
    url: "https://www.hinote.in/?p=204139",
  },
  labourLaws: {
    name: "Indian Jobu, labour laws in short",
    url: "https://indianjobu.com/p/labour-laws-every-hr-must-know.html",
  },
  booksServer: {
    name: "Tally Solutions, on rule 46(8), 4 June 2026",
    url: "https://tallysolutions.com/gst/everything-you-need-to-know-about-the-daily-data-backup-requirement-effective-1-april-2026/",
  },
  booksYears: {
    name: "TaxHeal, on draft rule 46",
    url: "https://www.taxheal.com/key-difference-for-books-of-accounts-maintenance-in-new-income-tax-act-2025-rule-46-vs-rule-6f.html",
  },
  section323: {
    name: "AUBSP, text of section 323",
    url: "https://www.aubsp.com/income-tax-act-2025-section-323",
  },
  section331: {
    name: "AUBSP, text of section 331",
    url: "https://aubsp.com/income-tax-act-2025-section-331",
  },
  msmed15: {
    name: "B C Shetty & Co, on sections 15 and 16 of the MSMED Act",
    url: "https://bcshettyco.com/how-is-the-interest-on-delayed-payments-to-msme-suppliers-computed.php",
  },
  msmed16: {
    name: "Lawgist, text of section 16 of the MSMED Act",
    url: "https://lawgist.in/micro-small-and-medium-enterprises-development-act/16",
  },
  msmeOdr: {
    name: "eUdyam Aadhar, on filing through MSME ODR",
    url: "https://eudyamaadhar.org/?p=5631",
  },
  dpdpPhases: {
    name: "Lidings, on the phases of the DPDP Rules",
    url: "https://www.lidings.com/media/legalupdates/DPDPA",
  },
  dpdpProposal: {
    name: "S.S. Rana & Co., on the proposal of January 2026",
    url: "https://ssrana.in/?p=43288",
  },
  dpdpDuties: {
    name: "Astra, on the DPDP duties, 3 June 2026",
    url: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
  },
  gstLimits: {
    name: "TCS iON, GST questions and answers",
    url: "https://bizhub.tcsion.com/software/gsp-ewaybill-einvoice/frequently-asked-questions",
  },
  slabs: {
    name: "CA Study Web, on sections 202 and 156",
    url: "https://castudyweb.com/income-tax-section-202",
  },
  msmeLimits: {
    name: "Studycafe, text of the notification of 21 March 2025",
    url: "https://studycafe.in/notification-issued-for-new-msme-definition-from-1st-april-2025-read-notification-371620.html",
  },
  fssai: {
    name: "TMZON, on FSSAI from April 2026",
    url: "https://tmzon.com/blog/wp-json/wp/v2/posts/885",
  },
  collateral: {
    name: "Angel One, on the amended MSME directions of February 2026",
    url: "https://www.angelone.in/news/market-updates/rbi-enhances-collateral-free-loan-limit-for-mses-up-to-20-lakh",
  },
  policyRate: {
    name: "The Pamphlet, on the policy of 5 June 2026",
    url: "https://thepamphlet.in/?p=8595",
  },
  smallCompany: {
    name: "CA Surekha Ahuja, on G.S.R. 880(E)",
    url: "http://www.casahuja.com/2025/12/mca-expands-small-company-definition-to.html",
  },
  prepay: {
    name: "GServants, on the directions of 2 July 2025",
    url: "https://www.gservants.in/rbi-big-update-good-news-rbi-removes-prepayment-penalties-on-floating-rate-loans-for-micro-small-businesses-from-january-2026",
  },
  gstLateFees: {
    name: "Vinkich, GST late fees",
    url: "https://vinkich.in/topics/view_topic.php?id=11",
  },
  tradeMarks: {
    name: "LegalXCode, trade mark fees",
    url: "https://legalxcode.com/blogs/trademark-registration-fees-structure-in-india-a-guide",
  },
  opposition: {
    name: "Ibleboom, trade mark fees",
    url: "https://ibleboom.com/blog/understanding-official-fees-for-trademark-registration-in-india",
  },
  gstRates: {
    name: "Zee News, on the rates from 22 September 2025",
    url: "https://zeenews.india.com/education/new-gst-reforms-school-supplies-like-pencils-notebooks-to-cost-less-after-revision-2955309.html",
  },
  gstRatesByItem: {
    name: "Busy, on the rates from 22 September 2025",
    url: "https://busy.in/gst-rates/gst-2-0-updated-gst-rates-effective-22-sept-2025-what-they-mean-for-your-business",
  },
  llp: {
    name: "Arthapal, LLP forms, fees and audit",
    url: "https://arthapal.com/compliances-service",
  },
  eCommerceRules: {
    name: "The Free Press Journal, on the e-commerce rules of 2020",
    url: "https://www.freepressjournal.in/business/from-not-paying-a-cancellation-fee-to-more-customer-friendly-options-here-are-the-new-e-commerce-rules",
  },
  gmailSenders: {
    name: "Google’s email sender guidelines, a copy",
    url: "http://ary.com/Computer/Network/Bind/Auth-2/SenderGuide.html",
  },
  gstDueDates: {
    name: "Nikhil Patkar, GST due dates 2025–26",
    url: "https://nikhilpatkar.com/gst-due-date",
  },
  gstCalendar: {
    name: "The GST Calculator, GST calendar",
    url: "https://thegstcalculator.in/gst-calendar",
  },
  dpdpPenalties: {
    name: "ZenoComply, penalties of the DPDP Act",
    url: "https://zenocomply.com/blog/dpdp-act-penalties-explained",
  },
  insuranceClaims: {
    name: "Brokerage Free, on the master circular of June 2024",
    url: "https://brokerage-free.in/blogs/articles/how-irdai-is-revolutionizing-motor-general-insurance-with-easier-claims-and-more-choices",
  },
  insuranceCircular: {
    name: "Bima Bazaar, on the master circular of 11 June 2024",
    url: "https://bimabazaar.com/journal-books/insurance-times-journal/irdai-issues-master-circular-on-general-insurance",
  },
  mudraCategories: {
    name: "Channel 6, on the four Mudra categories",
    url: "https://channel6network.com/?p=3031",
  },
  unitSalePrice: {
    name: "Alonika, on the unit sale price from 1 October 2022",
    url: "https://www.alonika.in/legal-metrology-package-commodity-rules-2011/",
  },
  section58: {
    name: "Tax by Manish, on section 58, 27 February 2026",
    url: "https://taxbymanish.blogspot.com/2026/02/section-58-of-income-tax-act-2025.html",
  },
  section58Lock: {
    name: "IGSKCA, on section 58 in the Bill of 2025",
    url: "https://igskca.com/presumptive-tax-scheme-for-small-business-as-per-income-tax-bill-2025",
  },
  section58Old: {
    name: "ReadyFiling, on section 58, 14 February 2026",
    url: "https://readyfiling.com/2026/02/14/navigating-the-shift-presumptive-taxation-under-the-income-tax-act-2025",
  },
  composition: {
    name: "Tax Hustler, on composition in 2026",
    url: "https://taxhustler.com/gst-composition-scheme-benefits",
  },
  cashExpenses: {
    name: "CA Club India, on section 40A(3), 30 June 2025",
    url: "https://www.caclubindia.com/experts/expenses-related-2950904.asp",
  },
  section186: {
    name: "B K Goyal & Co, section 186 of the Income-tax Act, 2025",
    url: "https://www.cabkgoyal.com/category/income-tax-act-2025/page/19",
  },
  section185: {
    name: "Tax Management India, clause 185 of the Bill of 2025",
    url: "https://www.taxtmi.com/acts?id=49183",
  },
  advanceTax: {
    name: "AUBSP, sections 404 and 408 of the Income-tax Act, 2025",
    url: "https://www.aubsp.com/2025/02/14/",
  },
};
