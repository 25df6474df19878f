import { application } from "@angadi/tests/affiliate-application";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { button } from "../journeys/target.ts";
import type { Visitor } from "../journeys/visitor.ts";

const PATHS = [
  "/",
  "/account",
  "/setup",
  "/leads",
  "/affiliates",
  "/posts",
  "/posts/new",
  "/pictures",
  "/jobs",
  "/plans",
  "/types",
  "/numbers",
  "/people",
  "/log",
];
const LEAD = {
  businessId: "angadi",
  name: "Asha Rao",
  email: "asha@shop.test",
  mobileNo: "98480",
  message: "Do you sell wedding cards?",
};

const EMAIL = { css: "input", name: "Email" };
const PASSWORD = { css: "input", name: "Password" };

/** A desk with a lead and an application. */
export async function startDesk() {
  const desk = await startBuiltDesk();
  await post(`${desk.siteUrl}/api/business/contact`, LEAD);
  await post(`${desk.siteUrl}/admin/affiliate-partner/create`, application);
  const owner = await desk.createAccount("Mina", "owner");
  return {
    url: desk.url,
    pages: ["/sign-in", ...PATHS].map((path) => desk.url + path),
    join: (...person: Parameters<typeof desk.join>) => desk.join(...person),
    /** Signs the owner in with the form. */
    signIn: async (visitor: Visitor) => {
      await visitor.openWithoutReact(`${desk.url}/sign-in`);
      await visitor.focus(EMAIL);
      await visitor.type(owner.email);
      await visitor.focus(PASSWORD);
      await visitor.type(owner.password);
      await visitor.click(button("Sign in", "main"));
      await visitor.expectUrl("/");
    },
    stop: () => desk.stop(),
  };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
