import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";

interface StaticFallbackProps {
  /** Selector for the elements of this part. */
  selector: string;
  children: ReactNode;
}

/**
 * Keeps a part of the page usable after an error in its code: its HTML stays, including typed text,
 * and links and forms work without JavaScript.
 */
export function StaticFallback(props: StaticFallbackProps) {
  return <FallbackBoundary {...props} pathname={useLocation().pathname} />;
}

interface FallbackBoundaryProps extends StaticFallbackProps {
  pathname: string;
}

interface State {
  hasError: boolean;
}

class FallbackBoundary extends Component<FallbackBoundaryProps, State> {
  override state: State = { hasError: false };
  /** Path of the page whose HTML is in the document. */
  #renderedPathname = this.props.pathname;
  #elements: Element[] | undefined;

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    showLoadFailure();
  }

  override componentDidUpdate({ pathname }: FallbackBoundaryProps): void {
    if (pathname === this.props.pathname) return;
    this.#renderedPathname = this.props.pathname;
    // Makes the next page interactive again.
    if (this.state.hasError) location.reload();
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    // React is about to remove the elements. If the document has another page's, load this page.
    if (this.#renderedPathname !== this.props.pathname) location.reload();
    const elements = (this.#elements ??= [...document.querySelectorAll(this.props.selector)]);
    return <div className="static-fallback" ref={(node) => node?.append(...elements)} />;
  }
}
