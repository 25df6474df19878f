/** Pages on state law, read as stored copies in November 2026. */
export const statePages = {
  telangana: {
    name: "Legality Simplified, on the order of 23 September 2025",
    url: "https://www.legalitysimplified.com/telangana-government-eases-compliance-norms-for-small-shops-establishments/",
  },
  shopsActs: {
    name: "Compliance Uncovered, shops Acts by state",
    url: "https://complianceuncovered.com/applicability/shops-establishment/",
  },
  delhi: {
    name: "EStartIndia, shops registration in Delhi",
    url: "https://estartindia.com/knowledge-hub/blog/shops-and-establishments-registration-in-delhi",
  },
  gujarat: {
    name: "The Hawk, on the Gujarat Bill, 17 February 2026",
    url: "https://www.thehawk.in/news/india/gujarat-assembly-passes-shops-and-establishments-amendment-bill",
  },
  karnataka: {
    name: "Swati & Co, shops registration in Karnataka",
    url: "https://swatikandco.com/registration_services/003_karnataka_shops_and_establishment_registration.html",
  },
  maharashtra: {
    name: "Lexplosion, on the Maharashtra ordinance of October 2025",
    url: "https://lexplosion.in/maharashtra-govt-notifies-maharashtra-shops-and-establishments-regulation-of-employment-and-conditions-of-service-amendment-ordinance-2025",
  },
  punjab: {
    name: "DLA Piper, on the Punjab amendment of August 2025",
    url: "https://knowledge.dlapiper.com/dlapiperknowledge/globalemploymentlatestdevelopments/2025/Punjab-eases-its-shops-and-establishments-rules-Key-amendments-for-2025",
  },
  rajasthan: {
    name: "Sakshi Post, on Rajasthan, 8 August 2025",
    url: "https://www.sakshipost.com/news/rajasthan-govt-takes-another-step-towards-ease-doing-business-438444",
  },
  tamilNadu: {
    name: "Pioneer One, shops registration in Tamil Nadu",
    url: "https://pioneerone.in/tamil-nadu-shops-and-establishments-act-registration",
  },
  uttarPradesh: {
    name: "Deccan Herald, on Uttar Pradesh, 14 November 2025",
    url: "https://www.deccanherald.com/dhbrandpr/major-amendment-to-the-shops-and-commercial-establishments-act-the-act-will-now-be-applicable-across-the-entire-state-3797953",
  },
  westBengal: {
    name: "Praans Consultech, shops registration in West Bengal",
    url: "https://praansconsultech.com/shop-and-establishment-registration-in-west-bengal/",
  },
  signAndhra: {
    name: "The New Indian Express, 24 November 2012",
    url: "https://www.newindianexpress.com/cities/hyderabad/2012/Nov/24/all-signboards-should-be-in-telugu-in-one-month-427596.html",
  },
  signs: {
    name: "Magadh Today, signboard rules of the states",
    url: "https://magadhtoday.com/?p=22149",
  },
  signKarnataka: {
    name: "Deccan Herald, 14 March 2024",
    url: "https://www.deccanherald.com/india/karnataka/bengaluru/49-732-shops-comply-with-60-kannada-signboard-rule-625-yet-to-fall-in-line-2935743",
  },
  signMaharashtra: {
    name: "Pune Mirror, 13 January 2022",
    url: "https://punemirror.com/pune/others/marathi-signboards-must-for-shops-in-maharashtra-cabinet-a/cid6222658.htm",
  },
  signOdisha: {
    name: "Lokmat Times, 7 April 2023",
    url: "https://www.lokmattimes.com/national/odisha-govt-asks-shops-business-establishments-to-strictly-adhere-to-odia-language-signboards/",
  },
  signTamilNadu: {
    name: "The New Indian Express, 19 April 2025",
    url: "https://www.newindianexpress.com/states/tamil-nadu/2025/Apr/19/tiruchy-shops-race-to-meet-may-15-deadline-for-tamil-name-boards-with-penalties-for-non-compliance",
  },
  signTelangana: {
    name: "The Hindu, 13 December 2017",
    url: "https://www.thehindu.com/news/cities/Hyderabad/labour-dept-cracks-down-on-shops/article21556141.ece",
  },
  signKolkata: {
    name: "NDTV, on the circular of 30 August 2025",
    url: "https://www.ndtv.com/india-news/bengali-must-on-signboards-in-kolkata-civic-bodys-big-language-move-9231567",
  },
  professionTax: {
    name: "HR Calcy, professional tax by state, 2024",
    url: "https://hrcalcy.in/2024/04/professional-tax-slabs-india.html",
  },
  professionTaxKarnataka: {
    name: "Lexplosion, Karnataka professional tax, 2025",
    url: "https://lexplosion.in/?p=142885",
  },
  professionTaxKerala: {
    name: "Simpliance, Kerala profession tax",
    url: "https://simpliance.in/professional-tax-detail/kerala",
  },
  professionTaxMadhya: {
    name: "greytHR, Madhya Pradesh professional tax",
    url: "https://support.greythr.com/hc/en-us/articles/360026141892",
  },
  professionTaxMaharashtra: {
    name: "MPT Information, Schedule I of the Maharashtra Act",
    url: "https://mptinformation.in/showchart.asp?str=mptratsal",
  },
  professionTaxRates: {
    name: "Karvitt, professional tax rates",
    url: "https://karvitt.com/income-tax/other-tax/prof-tax",
  },
  professionTaxStates: {
    name: "Praans Consultech, professional tax by state",
    url: "https://praansconsultech.com/professional-tax",
  },
  professionTaxBengal: {
    name: "7th Pay Commission News, professional tax, 2025",
    url: "https://7thpaycommissionnews.in/professional-tax",
  },
  signAssam: {
    name: "The Hills Times, on Dibrugarh, 28 March 2025",
    url: "https://thehillstimes.in/assam/dmc-enforces-bilingual-signboards-assamese-made-mandatory-in-schools",
  },
};
