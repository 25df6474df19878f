export const guideNotFoundWords = {
  title: "Guide Not Found",
  description: "The guide you're looking for doesn't exist or has been moved",
  back: "Back to the guides",
};
