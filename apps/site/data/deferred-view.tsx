import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { LateHydration } from "@angadi/ui/inline-script/use-hydrated";
import type { Deferred, Outcome } from "./deferred.ts";

interface DeferredViewProps<T> {
  data: Deferred<T>;
  /** Placeholder while the data loads. */
  skeleton: ReactNode;
  children: (outcome: Outcome<T>) => ReactNode;
}

/** Renders the data if available, or its skeleton until it streams in. */
export function DeferredView<T>({ data, skeleton, children }: DeferredViewProps<T>) {
  if ("now" in data) return children(data.now);
  return (
    <LateHydration value>
      <Suspense fallback={skeleton}>
        <Await resolve={data.later}>{children}</Await>
      </Suspense>
    </LateHydration>
  );
}
