import { expect, test } from "vitest";
import { plans } from "./plans.ts";
import { listStories, stories } from "./stories.ts";
import { testimonialsCopy } from "./testimonials.ts";

test.each(listStories([]))(
  "$id pays its plan's price, and saves no more than the site says",
  (story) => {
    const plan = plans.find(({ name }) => name === story.plan);
    const previousCost = story.previous.tools.reduce((sum, { amount }) => sum + amount, 0);
    expect(previousCost - story.moneySaved).toBe(plan?.monthlyPrice);
    expect(story.moneySaved / previousCost).toBeLessThanOrEqual(0.7);
    expect(story.hoursSaved).toBeLessThan(story.previous.hours);
  },
);

test.each(stories)("$id quotes one of the testimonials", ({ testimonial }) => {
  expect(testimonialsCopy.testimonials).toContainEqual(expect.objectContaining(testimonial));
});

test("each story is about a different website", () => {
  expect(new Set(stories.map(({ design }) => design)).size).toBe(stories.length);
});
