import { useRouteLoaderData } from "react-router";
import { OWN_HOSTS } from "@angadi/contract/hosts";
import type { loader } from "./root.tsx";

/** Base URL of the separate app, without a trailing slash, from the root loader. */
export const useAppUrl = (): string =>
  useRouteLoaderData<typeof loader>("root")?.appUrl ?? OWN_HOSTS.app;
