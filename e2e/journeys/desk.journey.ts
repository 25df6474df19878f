import { createDeskLeads } from "@angadi/api/desk/leads/desk-leads";
import type { Staff } from "@angadi/desk-ports/staff";
import { openDatabase } from "@angadi/database/connect";
import type { BuiltServer } from "@angadi/test-kit/built-server";
import { sendLead } from "@angadi/tests/send-lead";
import { deskJourney } from "./journey.ts";
import { button, field, heading, link, status, text } from "./target.ts";
import type { Visitor } from "./visitor.ts";

const EMAIL = "mina@angadi.test";
const PASSWORD = "blue kettle seventeen";
const MENU = "header nav";

const monthlyPriceField = (planId: string) => ({ css: `[name='monthly:${planId}']` });

async function createOwner(visitor: Visitor, site: BuiltServer): Promise<void> {
  const [link = ""] = /http:\S+welcome\?token=\S+/.exec(site.readOutput()) ?? [];
  await visitor.openWithoutReact(link);
  await visitor.fill(field("Name"), "Mina");
  await visitor.fill(field("Email"), EMAIL);
  await visitor.fill(field("Password"), PASSWORD);
  await visitor.click(button("Set password"));
  await signIn(visitor);
}

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.waitForVisible(heading("Sign in"));
  await visitor.fill(field("Email"), EMAIL);
  await visitor.fill(field("Password"), PASSWORD);
  await visitor.click(button("Sign in"));
  await visitor.waitForVisible(heading("Today"));
}

deskJourney("creates the owner's account, signs in, out and in again", async (visitor, site) => {
  await createOwner(visitor, site);
  await visitor.click(button("Sign out"));
  await signIn(visitor);
  await visitor.click(link("Leads", MENU));
  await visitor.waitForVisible(heading("Leads"));
});

deskJourney("takes a post from a draft to its public page", async (visitor, site) => {
  await createOwner(visitor, site);
  await visitor.click(link("Posts", MENU));
  await visitor.click(button("New post"));
  await visitor.fill(field("Title"), "Tea and rain");
  await visitor.focus({ css: "[role=textbox]" });
  await visitor.type("Two cups a day keep rain away.");
  await visitor.fill(field("Excerpt"), "About tea.");
  await visitor.fill(field("Category"), "Marketing");
  await visitor.fill(field("Author"), "Mina");
  await visitor.click({ css: "button:not(.skip)", name: "Save draft" });
  await visitor.waitForVisible(status("Saved."));
  await visitor.click(button("Publish"));
  await visitor.waitForVisible(text("Published. The public site shows it now."));
  await visitor.openWithoutReact("/blog/tea-and-rain");
  await visitor.waitForVisible(heading("Tea and rain", "main"));
  await visitor.waitForVisible(text("Two cups a day keep rain away.", "main"));
});

async function openNewLead(visitor: Visitor, site: BuiltServer): Promise<void> {
  await sendLead(site.url);
  await createOwner(visitor, site);
  await visitor.click(link("Leads", MENU));
  // Today links to the lead, too.
  await visitor.waitForVisible(heading("Leads"));
  await visitor.click(link("Asha Rao", "main"));
  await visitor.waitForVisible(heading("Asha Rao"));
  await visitor.waitForVisible(text("Do you sell wedding cards?", "main"));
}

const readValue = (element: HTMLElement) => (element as HTMLTextAreaElement).value;

deskJourney("answers a lead", async (visitor, site) => {
  await openNewLead(visitor, site);
  await visitor.fill(field("Reply"), "Hello Asha, we do.");
  await visitor.click(button("Send reply"));
  await visitor.waitForVisible(text("Reply queued."));
  await visitor.waitForVisible(text("Hello Asha, we do.", "main"));
  await visitor.waitForVisible(text("Status: New → Answered", "main"));
});

deskJourney(
  "keeps half a reply while another form is sent, and after a reload",
  async (visitor, site) => {
    await openNewLead(visitor, site);
    await visitor.fill(field("Reply"), "Hello Asha, half");
    await visitor.selectOption(field("Status"), "In progress");
    await visitor.click(button("Save status"));
    await visitor.waitForVisible(status("Status saved."));
    await visitor.expectValue(field("Reply"), readValue, "Hello Asha, half");
    await visitor.openWithoutReact(await visitor.url());
    await visitor.expectValue(field("Reply"), readValue, "Hello Asha, half");
    await visitor.click(button("Send reply"));
    await visitor.waitForVisible(status("Reply queued."));
    await visitor.expectValue(field("Reply"), readValue, "Hello Asha Rao,\n\n");
  },
);

deskJourney(
  "shows a colleague's reply on the open lead, and does not reply over it",
  async (visitor, site) => {
    await openNewLead(visitor, site);
    await visitor.fill(field("Reply"), "They are 2,499.");
    const database = openDatabase(
      { databaseUrl: undefined, dataDir: site.dataDir },
      () => undefined,
    );
    const leads = createDeskLeads(database, "mail.test");
    const [lead] = (await leads.list({}, { after: undefined, limit: 1 })).leads;
    const ravi = { id: "ravi", name: "Ravi" } as Staff;
    const mail = { idempotencyKey: crypto.randomUUID(), subject: "Re", text: "They are 1,999." };
    await leads.reply(ravi, lead?.id ?? "", 0, mail);
    await database.close();
    await visitor.waitForVisible(text("They are 1,999.", "main"));
    await visitor.click(button("Send reply"));
    await visitor.waitForVisible(text("a colleague has worked on it", "[role=alert]"));
    await visitor.expectValue(field("Reply"), readValue, "They are 2,499.");
    await visitor.click(button("Send reply"));
    await visitor.waitForVisible(status("Reply queued."));
  },
);

deskJourney("changes a price, and sees it on the public page", async (visitor, site) => {
  await createOwner(visitor, site);
  await visitor.click(link("Plans", MENU));
  await visitor.fill(monthlyPriceField("ai-powerhouse"), "5,499");
  await visitor.click(button("Preview", "main"));
  await visitor.waitForVisible(text("This is a preview. Nothing is saved yet."));
  await visitor.click(button("Save plans", "main"));
  await visitor.waitForVisible(text("Saved. The public site shows it now."));
  await visitor.openWithoutReact("/pricing");
  await visitor.waitForVisible(text("₹5,499 a month", "main table"));
});
