import { useRouteLoaderData } from "react-router";
import { OWN_HOSTS } from "@angadi/contract/hosts";
import type { loader } from "./root.tsx";

/** Base of the separate app, without a trailing slash; the root's loader knows it. */
export const useAppUrl = (): string =>
  useRouteLoaderData<typeof loader>("root")?.appUrl ?? OWN_HOSTS.app;
