import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { SubmitEvent } from "react";
import { expect, it, vi } from "vitest";
import { SubmitButton } from "./submit-button.tsx";

it("keeps the focus while its form is sent, and sends nothing twice", async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const createForm = (isSending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <SubmitButton isSending={isSending}>Send</SubmitButton>
    </form>
  );
  const user = userEvent.setup();
  const { rerender } = render(createForm(false));
  const button = screen.getByRole("button", { name: "Send" });
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();

  rerender(createForm(true));
  expect(button).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.type(screen.getByLabelText("Name"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();

  rerender(createForm(false));
  await user.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
