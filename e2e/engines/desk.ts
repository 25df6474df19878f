import { startBuiltDesk } from "@angadi/tests/built-desk";
import { sendApplication, sendLead } from "@angadi/tests/send-lead";
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

const EMAIL = { css: "input", name: "Email" };
const PASSWORD = { css: "input", name: "Password" };

/** Starts a desk with a lead and an application. */
export async function startDeskWithLeads() {
  const desk = await startBuiltDesk();
  await sendLead(desk.siteUrl);
  await sendApplication(desk.siteUrl);
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
