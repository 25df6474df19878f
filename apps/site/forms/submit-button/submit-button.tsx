import { Button, type ButtonProps } from "@angadi/ui/button/button";

interface SubmitButtonProps extends ButtonProps {
  /** Whether the form is being sent. */
  isSending: boolean;
}

/**
 * Submits its form, except while it is being sent. Then the button is not `disabled`, because a
 * disabled button loses the focus: a keyboard user would start again at the top of the page.
 */
export function SubmitButton({ isSending, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      aria-disabled={isSending}
      onClick={isSending ? (event) => event.preventDefault() : onClick}
    />
  );
}
