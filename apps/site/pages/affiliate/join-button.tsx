import type { ReactNode } from "react";
import { APPLY_PATH } from "../../forms/affiliate-form/affiliate-form.tsx";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { ButtonLink } from "@angadi/ui/button/button";

export interface JoinButtonStyle {
  size?: "large";
  variant?: "quiet";
}

interface JoinButtonProps extends JoinButtonStyle {
  onJoin: () => void;
  children: ReactNode;
}

/** Opens the form in a dialog if its code has loaded; otherwise links to the form's own page. */
export function JoinButton({ onJoin, children, ...style }: JoinButtonProps) {
  const opensDialog = useHydrated();
  return (
    <ButtonLink
      href={APPLY_PATH}
      {...style}
      {...(opensDialog && { "aria-haspopup": "dialog" })}
      onClick={(event) => {
        // A modified click opens the form's page in a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onJoin();
      }}
    >
      {children}
    </ButtonLink>
  );
}
