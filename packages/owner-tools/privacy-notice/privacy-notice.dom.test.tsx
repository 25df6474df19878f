import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { extractDocxText } from "@angadi/tests/documents";
import { download, openDetails, renderTool } from "../kit/tool.test-helper.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";

const renderNotice = () => renderTool(PrivacyNotice, "data-privacy-compliance");

describe("the privacy notice", () => {
  it("is updated with every answer and lists what is missing", async () => {
    const tool = renderNotice();
    const getPreview = () => tool.getByLabelText("The notice");
    expect(getPreview()).toHaveTextContent("Rekha Tailors");
    expect(tool.getByText(/^Nothing is left empty/)).toBeVisible();
    await tool.user.click(tool.getButton("Clear the form"));
    expect(tool.getByText("A notice needs a person to write to.")).toBeVisible();

    await tool.fill(tool.getField("Name of the business"), "Asha Clinic");
    const data = within(await openDetails(tool, "What you keep, why, until when"));
    await tool.user.click(data.getByLabelText("Health records"));
    expect(getPreview()).toHaveTextContent(/Health records\s*treat you\s*as long as/);
    expect(tool.getByText(/under the older rules of 2011 today already/)).toBeVisible();
    const purpose = tool.getField("Health records: So that we can");
    await tool.fill(purpose, "");
    expect(tool.container).toHaveTextContent("Missing for: health records.");
    await tool.fill(purpose, "mend your knee");
    await tool.user.click(data.getByLabelText("Camera pictures"));
    expect(within(getPreview()).getByText("Cameras")).toBeVisible();
    await tool.user.click(tool.getField("Courier"));
    await tool.fill(tool.getField("Courier: Its name (optional)"), "Hari Couriers");
    expect(getPreview()).toHaveTextContent(
      "The courier who brings your order (name, address, number): Hari Couriers",
    );
    const offers = within(await openDetails(tool, "Offers"));
    await tool.user.click(offers.getByLabelText("SMS"));
    expect(getPreview()).toHaveTextContent("☐ Yes, send me offers by SMS.");
    await tool.fill(tool.getField("Offers a month"), "two");
    const contact = within(await openDetails(tool, "Whom people can ask"));
    await tool.fill(contact.getByLabelText("Who answers questions"), "Asha Rao");
    await tool.fill(contact.getByLabelText(/^Email/), "asha@clinic.example");
    await tool.fill(contact.getByLabelText(/^Web address/), "clinic.example/data");
    const days = tool.getField("Days in which you answer");
    await tool.fill(days, "200");
    expect(days).toHaveAttribute("aria-invalid", "true");
    expect(getPreview()).toHaveTextContent("[…] The days within which you answer");
    await tool.fill(days, "20");
    expect(getPreview()).toHaveTextContent("We answer within 20 days.");
    await tool.fill(tool.getField("Date and version of this notice"), "1 December 2026, v1");
    expect(tool.getByText(/^Nothing is left empty/)).toBeVisible();
    expect(tool.getByText(/have a lawyer read it/)).toBeVisible();
    expect(tool.reload().getByLabelText("The notice")).toHaveTextContent("mend your knee");
  });

  it("can be copied and saved as text, web page and Word document, with hostile text escaped", async () => {
    const tool = renderNotice();
    const name = `<script>alert(1)</script> & "Asha" \u0007\u202e🪔 धन`;
    const cleanName = `<script>alert(1)</script> & "Asha" 🪔 धन`;
    await tool.fill(tool.getField("Name of the business"), name);
    await tool.user.click(tool.getButton("Copy the notice"));
    expect(await tool.findByText("Copied")).toBeVisible();
    const copiedText = await navigator.clipboard.readText();
    expect(copiedText).toContain(cleanName);
    expect(copiedText).toContain("complain to the Data Protection Board of India");

    const textFile = await download(tool, tool.getByText(/^Text \(\.txt\)/));
    expect(textFile.name).toBe("privacy-notice.txt");
    expect(textFile.text.replaceAll("\r", "")).toBe(copiedText.replaceAll("\r", ""));
    const { text: html } = await download(tool, tool.getByText(/^Web page/));
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Asha&quot; 🪔 धन");
    expect(html).not.toContain("<script");
    const word = extractDocxText((await download(tool, tool.getByText(/^Word \(\.docx\)/))).bytes);
    expect(word).toContain(cleanName);
    expect(word).toContain("take your order, send the bill and tell you when it is ready");
  });

  it.each(["{", '{"version":1,"value":{"data":{"contact":4},"languages":[{}]}}'])(
    "ignores %s in the browser’s storage",
    (stored) => {
      localStorage.setItem("guide-tool:privacy-notice", stored);
      expect(renderNotice().getByLabelText("The notice")).toBeVisible();
    },
  );
});
