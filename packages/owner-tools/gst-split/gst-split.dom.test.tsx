import { act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { waitFor } from "@angadi/tests/wait-for";
import { getAmount, download, renderTool } from "../kit/tool.test-helper.tsx";
import { GstSplit } from "./gst-split.tsx";

const renderGstSplit = () => renderTool(GstSplit, "accounting-basics");

afterEach(() => history.replaceState(null, "", "/"));

describe("the GST split", () => {
  it("stores its fields in the URL, and follows URL changes", async () => {
    const tool = renderGstSplit();
    await tool.fill(tool.getField("Price"), "2,500");
    await tool.user.click(tool.getField("5%"));
    expect(getAmount("Before tax")).toBe("₹2,380.96");
    await waitFor(() => expect(location.hash).toMatch(/^#gst-split=2%2C500\/with\/5\//));
    act(() => {
      history.replaceState(null, "", "#gst-split=999/without/other/3/other//with/1");
      dispatchEvent(new Event("hashchange"));
    });
    expect(getAmount("IGST 3%")).toBe("₹29.97");
    expect(tool.getAllByText("Enter what it cost you.")[0]).toBeVisible();
    expect((await download(tool, tool.getLink("Plain table (CSV)"))).name).toBe("gst-split.csv");
    tool.reload();
    expect(getAmount("IGST 3%")).toBe("₹29.97");
  });
});
