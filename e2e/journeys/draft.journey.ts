import { journey } from "./journey.ts";
import { button, field, text } from "./target.ts";

const SENTENCE = field("What do you do? One sentence is enough.", "#try");

journey("drafts a website from a sentence, and downloads it as a ZIP", async (visitor) => {
  await visitor.open("/ai-website-builder#try");
  await visitor.focus(SENTENCE);
  await visitor.type("We bake eggless cakes in Nellore");
  await visitor.waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>("#try iframe");
    return Boolean(frame?.contentDocument?.body?.textContent.includes("Nellore"));
  });
  await visitor.expectUrl(/#try\?sentence=We\+bake/);
  await visitor.recordFiles();
  await visitor.click({ css: "summary", name: "Download or share", within: "#try" });
  await visitor.click(button("Download ZIP", "#try"));
  await visitor.expectFiles("application/zip");
  await visitor.waitForVisible(text("Download started", "#try"));
});
