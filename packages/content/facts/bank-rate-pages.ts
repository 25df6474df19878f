/** Pages on the bank rate, read as stored copies in November 2026. */
export const bankRatePages = {
  september2015: {
    name: "Reserve Bank of India, circular of 29 September 2015",
    url: "https://rbi.org.in/Scripts/BS_CircularIndexDisplay.aspx?Id=10050",
  },
  april2016: {
    name: "TaxGuru, circular of 5 April 2016",
    url: "https://taxguru.in/?p=86539",
  },
  october2016: {
    name: "TaxGuru, circular of 4 October 2016",
    url: "https://taxguru.in/rbi/rbi-reduces-repo-rate-25-basis-points-625-cent.html",
  },
  april2017: {
    name: "Seair, circular of 6 April 2017, which follows that of 4 October 2016",
    url: "https://www.seair.co.in/rbi-notifications/change-in-bank-rate-288440.aspx",
  },
  august2017: {
    name: "AIM Success, on the policy of 2 August 2017",
    url: "https://www.aimsuccess.in/2017/08/third-bi-monthly-monetary-policy.html",
  },
  august2018: {
    name: "CA in India, circular of 1 August 2018, which follows that of 6 June 2018",
    url: "http://www.cainindia.org/news/8_2018/_rbichange_in_bank_rate.html",
  },
  february2019: {
    name: "Mehta & Mehta, on the circular of 7 February 2019",
    url: "https://mehta-mehtaadvisory.com/update-under-rbi-as-on-8th-feb-2019",
  },
  june2019: {
    name: "Reserve Bank of India, circular of 6 June 2019, which follows that of 4 April 2019",
    url: "https://website.rbi.org.in/bn/web/rbi/-/notifications/change-in-bank-rate-11576",
  },
  march2020: {
    name: "Reserve Bank of India, circular of 27 March 2020, which follows that of 4 October 2019",
    url: "https://www.rbi.org.in/scripts/NotificationUser.aspx?Id=11839&Mode=0",
  },
  may2020: {
    name: "TaxGuru, circular of 22 May 2020, which follows that of 27 March 2020",
    url: "https://taxguru.in/rbi/rbi-notifications-change-policy-rates-wef-22-05-2020.html",
  },
  may2022: {
    name: "Reserve Bank of India, circular of 4 May 2022, which follows that of 22 May 2020",
    url: "https://website.rbi.org.in/hi/web/rbi/-/notifications/change-in-bank-rate-12312",
  },
  june2022: {
    name: "Reserve Bank of India, circular of 8 June 2022, which follows that of 4 May 2022",
    url: "https://website.rbi.org.in/as/web/rbi/-/notifications/change-in-bank-rate-12333",
  },
  september2022: {
    name: "Ambitious Baba, on the policy of 30 September 2022",
    url: "https://ambitiousbaba.com/rbi-monetary-policy-rates/",
  },
  february2023: {
    name: "Manupatra, circular of 8 February 2023, which follows that of 7 December 2022",
    url: "https://updates.manupatra.com/roundup/checkdoc.aspx?sid=41984&i=1&id=MANU/RMIC/0014/2023",
  },
  february2025: {
    name: "TaxGuru, circular of 7 February 2025, which follows that of 8 February 2023",
    url: "https://taxguru.in/rbi/rbi-lowers-bank-rate-to-6-50-percent-adjusts-penal-interest-rates.html",
  },
  april2025: {
    name: "Reserve Bank of India, circular of 9 April 2025, which follows that of 7 February 2025",
    url: "https://website.rbi.org.in/ml/web/rbi/-/notifications/penal-interest-on-shortfall-in-crr-and-slr-requirements-change-in-bank-rate",
  },
  june2025: {
    name: "Business Standard, on the circular of 6 June 2025",
    url: "https://www.business-standard.com/markets/capital-market-news/rbi-reduces-penal-interest-rates-on-shortfalls-in-crr-and-slr-requirements-125060700410_1.html",
  },
  december2025: {
    name: "Reserve Bank of India, circular of 5 December 2025, which follows that of 6 June 2025",
    url: "https://rbi.org.in/scripts/FS_Notification.aspx?Id=13208&Mode=0&fn=2",
  },
  june2026: {
    name: "The Pamphlet, on the policy of 5 June 2026: the repo rate unchanged",
    url: "https://thepamphlet.in/?p=8595",
  },
  restRate: {
    name: "Tax Management India, extracts of 2024 (8) TMI 652, Calcutta High Court, 9 July 2024",
    url: "https://taxmanagementindia.com/web/tmi_blog_details.asp?id=763883",
  },
};
