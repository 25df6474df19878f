export const notFoundCopy = {
  title: "Page not found",
  description: "There is no page at this address.",
  code: "404",
  heading: "Oops! Page not found",
  text: "The page has moved, or there never was one at this address.",
  back: "Return to Home",
  signText: "Closed",
  linksHeading: "Perhaps you were looking for",
  links: [
    { title: "Pricing", description: "What it costs, in rupees.", href: "/pricing" },
    { title: "Blog", description: "Short reads for shop owners.", href: "/blog" },
    {
      title: "Website builder",
      description: "A site from a few sentences.",
      href: "/ai-website-builder",
    },
    {
      title: "Starter guide",
      description: "From first licence to first hire.",
      href: "/business-starter-guide",
    },
    { title: "Contact", description: "By phone, WhatsApp or email.", href: "/contact" },
    { title: "How it works", description: "Four steps to a website.", href: "/how-it-works" },
  ],
};

/** Shown if a control does not work because the page's code failed to load. */
export const loadFailureCopy = {
  message: "A part of this page could not be loaded.",
  retry: "Load the page again",
};

export const errorCopy = {
  title: "Something went wrong",
  heading: "Oops! Something went wrong",
  text: "That was our fault, not yours. Try the page again in a moment.",
  rejectedHeading: "Sorry, we can’t do that",
  reload: "Try again",
  back: "Return to Home",
};

/** Error pages for requests that are rejected before rendering. */
export const rejectionCopy = {
  method: "This page can be read, not changed that way.",
  names:
    "That was a lot of names in one minute. Your brief is still in the address: wait a little and try again.",
  tooOften: "This address was asked for too often in one minute. Wait a little and try again.",
  otherOrigin:
    "This form was sent from another website, so nothing was saved. Open the page here and send it again.",
  busy: "A lot of people are here just now. Please try this page again in a few seconds.",
};
