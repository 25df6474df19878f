import type { ReactElement } from "react";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LateHydration, useHydrated } from "@angadi/ui/inline-script/use-hydrated";

const State = () => (useHydrated() ? "hydrated" : "static");

function hydrate(element: ReactElement, html: string) {
  const container = document.createElement("div");
  container.innerHTML = html;
  const onRecoverableError = vi.fn<() => void>();
  render(element, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return container.textContent;
}

test("components hydrate as the server rendered them, also after the page", () => {
  const html = renderToString(<State />);
  expect(html).toBe("static");
  expect(hydrate(<State />, html)).toBe("hydrated");

  const late = (
    <LateHydration value>
      <State />
    </LateHydration>
  );
  expect(hydrate(late, html)).toBe("hydrated");
});
