import { startBuiltServer } from "@angadi/test-kit/built-server";
import {
  respondWithRecord,
  startRdapServer,
  respondTooManyRequests,
} from "@angadi/tests/rdap-server";
import { BRIEF_PATH, getCard, openNames, getScoresToggle } from "./names/names.ts";
import { expect, test } from "./test.ts";

test("looks up a name at the registries through our server, and never logs it", async ({
  page,
}) => {
  const [comServer, inServer] = await Promise.all([startRdapServer(), startRdapServer()]);
  const server = await startBuiltServer({
    RDAP_SERVERS: `com=${comServer.url} in=${inServer.url}`,
  });
  await openNames(page, server.url + BRIEF_PATH);
  const lookUp = async (index: number) => {
    await getScoresToggle(page, index).click();
    await getCard(page, index)
      .getByRole("button", { name: /^Check domains/ })
      .click();
    return getCard(page, index).getByRole("status");
  };

  const freeStatus = await lookUp(0);
  await expect(freeStatus).toContainText(/\.com No record found/);
  await expect(freeStatus).toContainText(/\.in No record found/);
  const [domain = ""] = comServer.requestedDomains;
  expect(domain).toMatch(/^[a-z0-9-]+\.com$/);
  expect(inServer.requestedDomains).toEqual([domain.replace(/com$/, "in")]);

  const name = (await getCard(page, 1).getByRole("heading").textContent()) ?? "";
  const label = name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z]/g, "");
  comServer.on(`${label}.com`, respondWithRecord);
  inServer.on(`${label}.in`, respondTooManyRequests);
  const takenStatus = await lookUp(1);
  await expect(takenStatus).toContainText(/\.com Taken/);
  await expect(takenStatus).toContainText(/\.in Could not check/);

  expect(server.readOutput()).toContain("/api/domains");
  expect(server.readOutput()).not.toContain(label);
  await Promise.all([comServer.stop(), inServer.stop(), server.stop()]);
});
