import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteFooter } from "./site-footer.tsx";

const copy = {
  tagline: "",
  fact: "",
  navigation: "",
  social: "",
  write: "Write",
  message: "Hello",
};

const renderHtml = (isSample?: true) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter
        brand="Shop"
        legalName="Shop Limited"
        copy={copy}
        groups={[]}
        phone={{ display: "040 2345", dial: "+91402345", ...(isSample && { isSample }) }}
        whatsapp={{ dial: "9190000" }}
        social={[]}
        year={2026}
      />
    </MemoryRouter>,
  );

test("shows phone and WhatsApp numbers, or neither if one is a sample", () => {
  expect(renderHtml()).toMatch(/tel:\+91402345.*wa\.me\/9190000/);
  expect(renderHtml(true)).not.toMatch(/tel:|wa\.me/);
});
