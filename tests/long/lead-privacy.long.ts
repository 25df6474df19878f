import { openDatabase } from "@angadi/database/connect";
import { startBuiltServer } from "../built-server.ts";
import { startHookServer } from "../hook-server.ts";
import { startMailServer } from "../mail-server.ts";
import { startFakeApi } from "../fake-api.ts";
import { startPostgres } from "../postgres.ts";
import { expect } from "vitest";
import { test } from "../server/test.ts";

/** Everything typed; each part is unique. */
const TYPED = {
  name: "Xanthippe Quillfeather",
  email: "xanthippe+quill@victim.test",
  phone: "98480 55512 77",
  message: "My secret is a zebra, please\ncall at night",
  company: "Quillfeather & Zebras",
  website: "https://zebras.test/shop?a=b c",
  profile: "https://linkedin.test/in/xanthippe",
};
/** Matches any of them in any spelling; five digits alone may also be part of a timestamp. */
const PERSONAL = /xanthippe|quill|victim|98480\D?55512|zebra|call at night/i;

const message = {
  businessId: "angadi",
  name: TYPED.name,
  email: TYPED.email,
  mobileNo: TYPED.phone,
  message: TYPED.message,
};
const application = {
  name: TYPED.name,
  mobile: TYPED.phone,
  countryCode: "+91",
  email: TYPED.email,
  companyName: TYPED.company,
  additionalDetails: {
    websiteUrl: encodeURI(TYPED.website),
    mediaLink: TYPED.profile,
    affilatedType: "Agency",
  },
};
const contactForm = {
  name: TYPED.name,
  email: TYPED.email,
  mobileNo: TYPED.phone,
  message: TYPED.message,
};
const affiliateForm = {
  name: TYPED.name,
  email: TYPED.email,
  countryCode: "+91",
  mobile: TYPED.phone,
  companyName: TYPED.company,
  website: encodeURI(TYPED.website),
  linkedin: TYPED.profile,
  affiliateType: "Agency",
};

for (const engine of ["sqlite", "postgres"] as const) {
  test(`on ${engine} nothing typed into a form is logged, whatever fails`, async ({ get }) => {
    const postgres = engine === "postgres" ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    const everything = Object.values(TYPED).join(" ");
    const mail = await startMailServer({
      refuse: (address) => ({ code: address.includes("team") ? 451 : 550, text: everything }),
    });
    const hook = await startHookServer(() => 400);
    const other = await startFakeApi({
      "/business/contact": [
        { status: 409, body: { message: everything, errors: { email: [everything] } } },
      ],
      "/affiliate-partner/create": [{ status: 409, body: { message: everything } }],
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
    const before = await startBuiltServer({
      ...env,
      DEV_API_URL: other.url,
      DEV_ADMIN_URL: other.url,
    });
    const statuses: number[] = [];
    const send = async (
      url: string,
      sent: { data?: unknown; form?: Record<string, string>; headers?: Record<string, string> },
    ) => {
      const json = typeof sent.data === "string" ? sent.data : JSON.stringify(sent.data);
      const response = await fetch(url, {
        method: "POST",
        ...(sent.form
          ? { body: new URLSearchParams(sent.form), headers: { ...sent.headers } }
          : { body: json, headers: { "Content-Type": "application/json", ...sent.headers } }),
      });
      statuses.push(response.status);
    };

    // Accepted, with failing notifications; rejected by our API, and by another that echoes it all.
    await send(`${server.url}/api/business/contact`, { data: message });
    await send(`${server.url}/admin/affiliate-partner/create`, { data: application });
    await send(`${server.url}/contact`, { form: contactForm });
    await send(`${server.url}/affiliate/apply`, { form: affiliateForm });
    expect(statuses.splice(0)).toEqual([201, 201, 201, 201]);
    for (const url of [server.url, before.url]) {
      const key = { "Idempotency-Key": "one-key" };
      await send(`${url}/contact`, { form: { ...contactForm, idempotencyKey: "one-key-12" } });
      await send(`${url}/contact`, {
        form: { ...contactForm, idempotencyKey: "one-key-12", email: `second.${TYPED.email}` },
      });
      await send(`${url}/affiliate/apply`, { form: { ...affiliateForm, mobile: "" } });
      await send(`${url}/affiliate/apply`, { form: affiliateForm });
      await send(`${url}/api/business/contact`, { data: { ...message, email: TYPED.name } });
      await send(`${url}/api/business/contact`, { data: message, headers: key });
      await send(`${url}/api/business/contact`, { data: JSON.stringify(message).slice(0, -5) });
      await send(`${url}/admin/affiliate-partner/create`, {
        data: { ...application, countryCode: TYPED.phone, additionalDetails: TYPED.website },
      });
      // A form submitted with GET.
      const queryString = new URLSearchParams(contactForm).toString();
      await get(`${url}/contact?${queryString}`);
      await get(`${url}/api/business/contact?${queryString}`);
      await get(`${url}/blog?q=${encodeURIComponent(everything)}`);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 400, 422]));

    const { db, close } = openDatabase({ databaseUrl, dataDir: server.dataDir }, () => undefined);
    const jobs = () =>
      db.selectFrom("job_queue").selectAll().where("kind", "like", "lead-%").execute();
    // Rejected permanently by two channels, temporarily by one.
    await expect
      .poll(async () =>
        (await jobs()).every(({ state, last_error }) => state === "done" || last_error),
      )
      .toBe(true);
    const records = JSON.stringify(await jobs());
    await close();
    for (const one of [server, before]) await one.stop();
    const log = server.output() + before.output();
    for (const one of [mail, hook, other]) await one.stop();
    await postgres?.stop();

    expect(records).toMatch(/550.*webhook answered 400/);
    for (const line of ["job failed", "job will be retried", "was not sent", '"request"']) {
      expect(log).toContain(line);
    }
    for (const storedText of [log, records]) {
      for (const way of [storedText, decoded(storedText)]) {
        expect(way.split("\n").filter((line) => PERSONAL.test(line))).toEqual([]);
      }
    }
  });
}

/** Decodes percent escapes and plus signs, as in a URL. */
const decoded = (text: string) =>
  text
    .replaceAll("+", " ")
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
