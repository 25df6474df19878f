import { describe, expect, it, vi } from "vitest";
import { affiliateFormCopy } from "@angadi/content/affiliate-form";
import { botMessage } from "@angadi/content/lead-forms";
import type { ApiClient } from "@angadi/contract/client";
import { ApiError } from "@angadi/contract/envelope";
import { applyAsAffiliate } from "./apply-as-affiliate.server.ts";

const VALID_VALUES = {
  name: "Asha Rao",
  email: "asha@shop.test",
  countryCode: "+91",
  mobile: "98480 00000",
  companyName: "Rao & Co",
  website: "https://rao.test",
  linkedin: "https://linkedin.test/in/asha",
  affiliateType: "Digitalmarketer",
};
const FAILURE_MESSAGE = "Submission failed. Please try again.";
const formatTooManyMessage = (wait: string) =>
  `That was a lot in a short time. Please wait ${wait} and send it again.`;
const KEY = "3d7f6a52-0000-4000-8000-000000000000";

function setUp({ applyError, sendError }: { applyError?: unknown; sendError?: unknown } = {}) {
  const mockCall = (error: unknown) =>
    vi.fn(async () => {
      if (error) throw error;
    });
  const api = { applyAsAffiliate: mockCall(applyError), sendContactMessage: mockCall(sendError) };
  const context = { api: api as unknown as ApiClient, log: { warn: vi.fn() } };
  const apply = async (values: Record<string, string>) =>
    applyAsAffiliate({ ...context, form: new Map(Object.entries(values)) });
  return { api, apply };
}

describe("applyAsAffiliate", () => {
  it("sends the application and a contact message, with the form's key for both", async () => {
    const { api, apply } = setUp();
    const metadata = { idempotencyKey: KEY, partnerId: "ravi", marketingOptIn: "yes" };
    expect(await apply({ ...VALID_VALUES, ...metadata })).toEqual({ status: 201 });
    expect(api.applyAsAffiliate.mock.calls).toEqual([
      [
        {
          name: "Asha Rao",
          mobile: "98480 00000",
          countryCode: "+91",
          email: "asha@shop.test",
          companyName: "Rao & Co",
          additionalDetails: {
            websiteUrl: "https://rao.test",
            mediaLink: "https://linkedin.test/in/asha",
            affilatedType: "Digitalmarketer",
          },
          context: { partnerId: "ravi", marketingOptIn: true },
        },
        KEY,
      ],
    ]);
    expect(api.sendContactMessage.mock.calls).toEqual([
      [
        {
          name: "Asha Rao",
          email: "asha@shop.test",
          mobileNo: "+91 98480 00000",
          context: { partnerId: "ravi", marketingOptIn: true },
        },
        `${KEY}-contact`,
      ],
    ]);
  });

  it("does not add a dialling code to a number that has one", async () => {
    const { api, apply } = setUp();
    await apply({ ...VALID_VALUES, mobile: "+91 98480 00000" });
    expect(api.sendContactMessage).toHaveBeenCalledWith(
      expect.objectContaining({ mobileNo: "+91 98480 00000" }),
      undefined,
    );
  });

  it("sends no key without JavaScript", async () => {
    const { api, apply } = setUp();
    await apply(VALID_VALUES);
    expect(api.applyAsAffiliate).toHaveBeenCalledWith(expect.anything(), undefined);
    expect(api.sendContactMessage).toHaveBeenCalledWith(expect.anything(), undefined);
  });

  it("reports missing and malformed fields in the form's own words", async () => {
    const { api, apply } = setUp();
    const result = await apply({
      ...VALID_VALUES,
      name: " ",
      website: "rao.test",
      affiliateType: "",
    });
    expect(result).toEqual({
      status: 400,
      error: affiliateFormCopy.missingField,
      fieldErrors: {
        name: "Please enter your name.",
        website: affiliateFormCopy.errors.url,
        affiliateType: "Please choose what describes you.",
      },
      values: { ...VALID_VALUES, name: " ", website: "rao.test", affiliateType: "" },
    });
    expect(await apply({ ...VALID_VALUES, email: "asha" })).toMatchObject({
      status: 400,
      error: affiliateFormCopy.errors.email,
      fieldErrors: { email: affiliateFormCopy.errors.email },
    });
    // The contact message has the number and its dialling code in one field.
    expect(await apply({ ...VALID_VALUES, mobile: "9".repeat(39) })).toMatchObject({
      status: 400,
      fieldErrors: { mobile: "Please use at most 40 characters." },
    });
    expect(api.applyAsAffiliate).not.toHaveBeenCalled();
  });

  it("rejects bots", async () => {
    const { api, apply } = setUp();
    for (const [name, value] of [
      ["nickname", "x"],
      ["fillTime", "20"],
    ] as const) {
      expect(await apply({ ...VALID_VALUES, [name]: value })).toMatchObject({
        status: 422,
        error: botMessage,
        values: VALID_VALUES,
      });
    }
    expect(api.applyAsAffiliate).not.toHaveBeenCalled();
  });

  it("accepts and flags a resent form whose hidden field is filled in", async () => {
    const { api, apply } = setUp();
    const resentForm = { ...VALID_VALUES, nickname: "x", sentAgain: "yes" };
    expect(await apply(resentForm)).toEqual({ status: 201 });
    expect(api.applyAsAffiliate).toHaveBeenCalledWith(
      expect.objectContaining({ context: { marketingOptIn: false, honeypotFilled: true } }),
      undefined,
    );
    expect(await apply({ ...resentForm, fillTime: "20" })).toMatchObject({ status: 422 });
  });

  it.each([
    [new ApiError(400, "No.", {}), 422, FAILURE_MESSAGE],
    [new ApiError(429, "Slow down.", {}, "61"), 429, formatTooManyMessage("2 minutes")],
    [new ApiError(429, "Slow down.", {}, "<b>"), 429, formatTooManyMessage("a little")],
    [new ApiError(500, "ORA-00942", {}), 502, FAILURE_MESSAGE],
    [new TypeError("unreachable"), 503, FAILURE_MESSAGE],
  ])(
    "shows its own message if either call fails with %s, and stops",
    async (error, status, text) => {
      const withFailedApplication = setUp({ applyError: error });
      expect(await withFailedApplication.apply(VALID_VALUES)).toMatchObject({
        status,
        error: text,
        values: VALID_VALUES,
      });
      expect(withFailedApplication.api.sendContactMessage).not.toHaveBeenCalled();
      const withFailedContact = setUp({ sendError: error });
      expect(await withFailedContact.apply(VALID_VALUES)).toMatchObject({
        status,
        error: text,
        values: VALID_VALUES,
      });
      expect(withFailedContact.api.applyAsAffiliate).toHaveBeenCalledOnce();
    },
  );

  it("shows its own message on a field that the server rejected", async () => {
    const { apply } = setUp({
      applyError: new ApiError(400, "No.", {
        "additionalDetails.mediaLink": ["Odd."],
        other: ["?"],
      }),
    });
    expect(await apply(VALID_VALUES)).toMatchObject({
      fieldErrors: { linkedin: "Please check this." },
    });
  });
});
