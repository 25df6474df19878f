import type { ReactNode } from "react";
import { APPLY } from "../../forms/affiliate-form/affiliate-form.tsx";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { ButtonLink } from "@angadi/ui/button/button";

export interface JoinLooks {
  size?: "large";
  look?: "quiet";
}

interface JoinButtonProps extends JoinLooks {
  onJoin: () => void;
  children: ReactNode;
}

/** Leads to the form's own page, or opens the form over this one where its code is there. */
export function JoinButton({ onJoin, children, ...looks }: JoinButtonProps) {
  const opens = useHydrated();
  return (
    <ButtonLink
      href={APPLY}
      {...looks}
      data-held
      {...(opens && { "aria-haspopup": "dialog" })}
      onClick={(event) => {
        // A new tab or window gets the page.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onJoin();
      }}
    >
      {children}
    </ButtonLink>
  );
}
