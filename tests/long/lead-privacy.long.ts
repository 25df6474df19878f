import { openDatabase } from "@angadi/database/connect";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { startHookServer } from "../hook-server.ts";
import { startMailServer } from "../mail-server.ts";
import { startFakeApi } from "../fake-api.ts";
import { startPostgres } from "../postgres.ts";
import { expect } from "vitest";
import { test } from "../server/test.ts";

/** Everything that is typed into the forms; each value is unique. */
const PERSONAL_DATA = {
  name: "Xanthippe Quillfeather",
  email: "xanthippe+quill@victim.test",
  phone: "98480 55512 77",
  message: "My secret is a zebra, please\ncall at night",
  company: "Quillfeather & Zebras",
  website: "https://zebras.test/shop?a=b c",
  profile: "https://linkedin.test/in/xanthippe",
};
/** Matches each value in any spelling; five digits alone may also be part of a timestamp. */
const PERSONAL_PATTERN = /xanthippe|quill|victim|98480\D?55512|zebra|call at night/i;

const application = {
  name: PERSONAL_DATA.name,
  mobile: PERSONAL_DATA.phone,
  countryCode: "+91",
  email: PERSONAL_DATA.email,
  companyName: PERSONAL_DATA.company,
  additionalDetails: {
    websiteUrl: encodeURI(PERSONAL_DATA.website),
    mediaLink: PERSONAL_DATA.profile,
    affilatedType: "Agency",
  },
};
const contactForm = {
  name: PERSONAL_DATA.name,
  email: PERSONAL_DATA.email,
  mobileNo: PERSONAL_DATA.phone,
  message: PERSONAL_DATA.message,
};
const message = { businessId: "angadi", ...contactForm };
const affiliateForm = {
  name: PERSONAL_DATA.name,
  email: PERSONAL_DATA.email,
  countryCode: "+91",
  mobile: PERSONAL_DATA.phone,
  companyName: PERSONAL_DATA.company,
  website: encodeURI(PERSONAL_DATA.website),
  linkedin: PERSONAL_DATA.profile,
  affiliateType: "Agency",
};

for (const engine of ["sqlite", "postgres"] as const) {
  test(`on ${engine} nothing typed into a form is logged, even if everything fails`, async ({
    get,
  }) => {
    const postgres = engine === "postgres" ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    const allPersonalData = Object.values(PERSONAL_DATA).join(" ");
    const mail = await startMailServer({
      rejectRecipient: (address) => ({
        code: address.includes("team") ? 451 : 550,
        text: allPersonalData,
      }),
    });
    const hook = await startHookServer(() => 400);
    const failingApi = await startFakeApi({
      "/business/contact": [
        { status: 409, body: { message: allPersonalData, errors: { email: [allPersonalData] } } },
      ],
      "/affiliate-partner/create": [{ status: 409, body: { message: allPersonalData } }],
    });
    const env = {
      LOG_LEVEL: "debug",
      SMTP_URL: mail.url,
      LEADS_TO: "team@angadi.test",
      LEADS_WEBHOOK_URL: hook.url,
      LEADS_WEBHOOK_SECRET: "a secret of at least sixteen",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    const server = await startBuiltServer(env);
    const serverWithFailingApi = await startBuiltServer({
      ...env,
      DEV_API_URL: failingApi.url,
      DEV_ADMIN_URL: failingApi.url,
    });
    const statuses: number[] = [];
    const send = async (
      url: string,
      request: { data?: unknown; form?: Record<string, string>; headers?: Record<string, string> },
    ) => {
      const json = typeof request.data === "string" ? request.data : JSON.stringify(request.data);
      const response = await fetch(url, {
        method: "POST",
        ...(request.form
          ? { body: new URLSearchParams(request.form), headers: { ...request.headers } }
          : { body: json, headers: { "Content-Type": "application/json", ...request.headers } }),
      });
      statuses.push(response.status);
    };

    // Leads are accepted, with failing notifications, or rejected by our API and by one that echoes them.
    await send(`${server.url}/api/business/contact`, { data: message });
    await send(`${server.url}/admin/affiliate-partner/create`, { data: application });
    await send(`${server.url}/contact`, { form: contactForm });
    await send(`${server.url}/affiliate/apply`, { form: affiliateForm });
    expect(statuses.splice(0)).toEqual([201, 201, 201, 201]);
    for (const url of [server.url, serverWithFailingApi.url]) {
      const key = { "Idempotency-Key": "one-key" };
      await send(`${url}/contact`, { form: { ...contactForm, idempotencyKey: "one-key-12" } });
      await send(`${url}/contact`, {
        form: {
          ...contactForm,
          idempotencyKey: "one-key-12",
          email: `second.${PERSONAL_DATA.email}`,
        },
      });
      await send(`${url}/affiliate/apply`, { form: { ...affiliateForm, mobile: "" } });
      await send(`${url}/affiliate/apply`, { form: affiliateForm });
      await send(`${url}/api/business/contact`, {
        data: { ...message, email: PERSONAL_DATA.name },
      });
      await send(`${url}/api/business/contact`, { data: message, headers: key });
      await send(`${url}/api/business/contact`, { data: JSON.stringify(message).slice(0, -5) });
      await send(`${url}/admin/affiliate-partner/create`, {
        data: {
          ...application,
          countryCode: PERSONAL_DATA.phone,
          additionalDetails: PERSONAL_DATA.website,
        },
      });
      // A form submitted with GET.
      const query = new URLSearchParams(contactForm).toString();
      await get(`${url}/contact?${query}`);
      await get(`${url}/api/business/contact?${query}`);
      await get(`${url}/blog?q=${encodeURIComponent(allPersonalData)}`);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 400, 422]));

    const { db, close } = openDatabase({ databaseUrl, dataDir: server.dataDir }, () => undefined);
    const listJobs = () =>
      db.selectFrom("job_queue").selectAll().where("kind", "like", "lead-%").execute();
    // Rejected permanently by two channels, temporarily by one.
    await expect
      .poll(async () =>
        (await listJobs()).every(({ state, last_error }) => state === "done" || last_error),
      )
      .toBe(true);
    const records = JSON.stringify(await listJobs());
    await close();
    for (const running of [server, serverWithFailingApi]) await running.stop();
    const log = server.readOutput() + serverWithFailingApi.readOutput();
    for (const running of [mail, hook, failingApi]) await running.stop();
    await postgres?.stop();

    expect(records).toMatch(/550.*webhook answered 400/);
    for (const line of ["job failed", "job will be retried", "was not sent", '"request"']) {
      expect(log).toContain(line);
    }
    for (const output of [log, records]) {
      for (const text of [output, decodeUrlText(output)]) {
        expect(text.split("\n").filter((line) => PERSONAL_PATTERN.test(line))).toEqual([]);
      }
    }
  });
}

/** Decodes percent escapes and plus signs, as in a URL. */
const decodeUrlText = (text: string) =>
  text
    .replaceAll("+", " ")
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
