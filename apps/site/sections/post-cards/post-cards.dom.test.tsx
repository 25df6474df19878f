import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { postFallbacks } from "@angadi/content/pages/blog";
import { blogPostResponse } from "@angadi/contract/blog-post";
import { toPostCardData } from "../../pages/blog/post-card.ts";
import { PostCards } from "./post-cards.tsx";

it("names a post's author, unless it is the company's own team", () => {
  const authors = ["Angadi team", "Meera Joshi", undefined];
  const posts = authors.map((author, index) =>
    toPostCardData(blogPostResponse.parse({ id: `p${index}`, title: `Post ${index}`, author })),
  );
  const Stub = createRoutesStub([
    { path: "/", Component: () => <PostCards posts={posts} level={2} /> },
  ]);
  render(<Stub />);
  expect(screen.queryByText("Angadi team")).toBe(null);
  expect(screen.getByText("Meera Joshi")).toBeVisible();
  expect(screen.getByText(postFallbacks.author)).toBeVisible();
});
