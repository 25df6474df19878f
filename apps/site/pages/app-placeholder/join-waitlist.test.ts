import { describe, expect, it, vi } from "vitest";
import { botMessage } from "@angadi/content/lead-forms";
import type { ApiClient } from "@angadi/contract/client";
import { ApiError } from "@angadi/contract/envelope";
import { joinWaitlist } from "./join-waitlist.server.ts";

function setUp(error?: unknown) {
  const sendContactMessage = vi.fn(async () => {
    if (error) throw error;
    return { reference: "K7MP-2XWD" };
  });
  const context = {
    api: { sendContactMessage } as unknown as ApiClient,
    log: { warn: vi.fn() },
  };
  const join = async (values: Record<string, string>) =>
    joinWaitlist({ ...context, form: new Map(Object.entries(values)) });
  return { join, sendContactMessage };
}

const EMAIL = "meera@shop.test";
const DRAFT = "#try?sentence=Cakes+in+Nellore%2C+%E2%82%B9450&name=Meera+Cakes&turn=2";

describe("joinWaitlist", () => {
  it("sends a lead named after the business, with its draft and the form's key", async () => {
    const { join, sendContactMessage } = setUp();
    const form = { email: EMAIL, mobileNo: "98480 12345", draft: DRAFT, partnerId: "ravi" };
    const key = crypto.randomUUID();
    expect(await join({ ...form, idempotencyKey: key })).toEqual({
      status: 201,
      reference: "K7MP-2XWD",
    });
    expect(sendContactMessage.mock.calls).toEqual([
      [
        {
          name: "Meera Cakes",
          email: EMAIL,
          mobileNo: "98480 12345",
          message:
            "Cakes in Nellore, ₹450\n\nPlease send me this draft, and a note when the app opens.",
          context: {
            partnerId: "ravi",
            marketingOptIn: false,
            draft: `/ai-website-builder${DRAFT}`,
          },
        },
        key,
      ],
    ]);
  });

  it.each([
    "",
    "#try?",
    "#try?turn=3",
    "#try?sentence=+",
    "#try?unknown=1",
    "javascript:alert(1)",
    `#try?sentence=${"x".repeat(30_000)}`,
  ])("accepts an email address with an empty or unusable draft: %.40s", async (draft) => {
    const { join, sendContactMessage } = setUp();
    expect(await join({ email: EMAIL, mobileNo: " ", draft })).toMatchObject({ status: 201 });
    expect(sendContactMessage).toHaveBeenCalledWith(
      {
        name: "meera",
        email: EMAIL,
        mobileNo: undefined,
        message: "Please send me a note when the app opens.",
        context: { marketingOptIn: false, draft: "" },
      },
      undefined,
    );
  });

  it("uses the email address if the draft's name is invisible", async () => {
    const { join, sendContactMessage } = setUp();
    const name = new URLSearchParams({ name: "\u200b\u2060" }).toString();
    await join({ email: EMAIL, draft: `#try?${name}` });
    expect(sendContactMessage).toHaveBeenCalledWith(
      expect.objectContaining({ name: "meera" }),
      undefined,
    );
  });

  it.each([
    [{ email: "meera.shop" }, undefined, 400, "Please enter a valid email address."],
    [
      { email: EMAIL, mobileNo: "9".repeat(41) },
      undefined,
      400,
      "Please use at most 40 characters.",
    ],
    [{ email: EMAIL, nickname: "x" }, undefined, 422, botMessage],
    [
      { email: EMAIL },
      new TypeError("fetch failed"),
      503,
      "An error occurred. Please try again later.",
    ],
    [{ email: EMAIL }, new ApiError(429, "Please wait.", {}, "30"), 429, "Please wait."],
    [
      { email: EMAIL },
      new ApiError(500, undefined, {}),
      502,
      "Failed to send message. Please try again.",
    ],
  ] as [Record<string, string>, unknown, number, string][])(
    "keeps the input if it is rejected or cannot be sent: %j",
    async (input, error, status, message) => {
      const { join } = setUp(error);
      expect(await join(input)).toMatchObject({
        status,
        error: message,
        values: { email: input["email"], mobileNo: input["mobileNo"] ?? "" },
      });
    },
  );
});
