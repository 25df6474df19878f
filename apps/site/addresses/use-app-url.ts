import { useRouteLoaderData } from "react-router";
import { OWN_HOSTS } from "@angadi/contract/hosts";

/** Base URL of the separate app, without a trailing slash, from the root loader. */
export const useAppUrl = (): string =>
  useRouteLoaderData<{ appUrl: string }>("root")?.appUrl ?? OWN_HOSTS.app;
