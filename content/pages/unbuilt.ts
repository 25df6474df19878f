/**
 * Pages whose own work has not been done yet: title and description are final, the page says
 * plainly that it is being made.
 */
export const unbuiltPages: Readonly<Record<string, { title: string; description: string }>> = {
  "/about": {
    title: "About Angadi",
    description:
      "Angadi was founded in Hyderabad in 2023 to give small businesses the tools of large ones. Who we are and what we value.",
  },
  "/privacy": {
    title: "Privacy policy",
    description: "What Angadi keeps about you and your business, why, how long, and whom to ask.",
  },
  "/terms": {
    title: "Terms and conditions",
    description: "The terms you and Angadi agree to when you use the site and its tools.",
  },
  "/return-policy": {
    title: "Return and refund policy",
    description:
      "No returns or refunds on subscriptions; cancel anytime and keep access to the end of the billing cycle.",
  },
  "/apps": {
    title: "Apps",
    description:
      "Eight apps that work with your Angadi site, from content and SEO to support chat.",
  },
  "/affiliate": {
    title: "Affiliate programme",
    description:
      "Earn up to 30% lifetime commission for every business you bring. A 60-day window, open worldwide.",
  },
  "/how-it-works": {
    title: "How it works",
    description: "From one sentence to a published website in four steps, and what happens after.",
  },
  "/ai-website-builder": {
    title: "AI website builder",
    description:
      "Describe your business and get a complete website in about 30 seconds. Edit by dragging, publish with one click.",
  },
  "/ai-blog-builder": {
    title: "AI blog writer",
    description: "A useful, searchable article in under a minute, in your own voice.",
  },
  "/ai-brand-builder": {
    title: "AI brand builder",
    description: "A name, logo, colours and fonts that agree with each other everywhere.",
  },
  "/ai-crm-builder": {
    title: "CRM for small business",
    description: "Every enquiry in one list, with the next thing to do beside it.",
  },
  "/business-name-generator": {
    title: "AI business name generator",
    description: "Names for your business that are memorable, simple, durable and legal.",
  },
  "/social-media": {
    title: "AI social media manager",
    description: "A month of posts for your shop on one calendar. 10 free posts with the trial.",
  },
  "/ai-invoice-builder": {
    title: "AI invoice builder",
    description: "GST invoices with professional templates, reminders and online payment.",
  },
  "/customer-stories": {
    title: "Customer stories",
    description: "What three small businesses changed, what it saved, and how long it took.",
  },
  "/website-inspiration": {
    title: "Website inspiration",
    description: "Six little websites for six kinds of business, to look at and start from.",
  },
};

export const unbuiltWords = {
  text: "We are still setting up this shelf. The rest of the shop is open.",
  back: "Go to the home page",
};
