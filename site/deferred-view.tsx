import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { Outcome, Deferred as TimelyData } from "./deferred.ts";

interface TimelyProps<T> {
  data: TimelyData<T>;
  /** Holds the place while the data is on its way. */
  skeleton: ReactNode;
  children: (outcome: Outcome<T>) => ReactNode;
}

/** Shows data that is there, or its skeleton until it streams in. */
export function Timely<T>({ data, skeleton, children }: TimelyProps<T>) {
  if ("now" in data) return children(data.now);
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={data.later}>{children}</Await>
    </Suspense>
  );
}
