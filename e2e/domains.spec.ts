import { startBuiltServer } from "@angadi/test-kit/built-server";
import {
  respondWithRecord,
  startRdapServer,
  respondTooManyRequests,
} from "@angadi/tests/rdap-server";
import { BRIEF, getCard, visit, getReasons } from "./names/names.ts";
import { expect, test } from "./test.ts";

test("looks up a name at the registries through our server, and never logs it", async ({
  page,
}) => {
  const [com, india] = await Promise.all([startRdapServer(), startRdapServer()]);
  const server = await startBuiltServer({ RDAP_SERVERS: `com=${com.url} in=${india.url}` });
  await visit(page, server.url + BRIEF);
  const lookUp = async (index: number) => {
    await getReasons(page, index).click();
    await getCard(page, index)
      .getByRole("button", { name: /^Check domains/ })
      .click();
    return getCard(page, index).getByRole("status");
  };

  const free = await lookUp(0);
  await expect(free).toContainText(/\.com No record found/);
  await expect(free).toContainText(/\.in No record found/);
  const [domain = ""] = com.requestedDomains;
  expect(domain).toMatch(/^[a-z0-9-]+\.com$/);
  expect(india.requestedDomains).toEqual([domain.replace(/com$/, "in")]);

  const handle = (await getCard(page, 1).getByRole("heading").textContent()) ?? "";
  const label = handle
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z]/g, "");
  com.on(`${label}.com`, respondWithRecord);
  india.on(`${label}.in`, respondTooManyRequests);
  const takenDomain = await lookUp(1);
  await expect(takenDomain).toContainText(/\.com Taken/);
  await expect(takenDomain).toContainText(/\.in Could not check/);

  expect(server.output()).toContain("/api/domains");
  expect(server.output()).not.toContain(label);
  await Promise.all([com.stop(), india.stop(), server.stop()]);
});
