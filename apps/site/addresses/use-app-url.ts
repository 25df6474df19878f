import { useRouteLoaderData } from "react-router";
import { LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";

/** Base URL of the separate app, without a trailing slash, from the root loader. */
export const useAppUrl = (): string =>
  useRouteLoaderData<{ appUrl: string }>("root")?.appUrl ?? LOCAL_BASE_PATHS.app;
