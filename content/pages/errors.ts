export const notFoundWords = {
  title: "Page not found",
  description: "There is no page at this address.",
  code: "404",
  heading: "Oops! Page not found",
  back: "Return to Home",
};

export const errorWords = {
  title: "Something went wrong",
  heading: "Oops! Something went wrong",
  text: "That was our fault, not yours. Try the page again in a moment.",
  refused: "That did not work",
  back: "Return to Home",
};
