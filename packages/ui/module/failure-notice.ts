/**
 * Id of the notice that a part of the page could not be loaded. Its button reloads the page
 * (apps/site/boot/starter.ts).
 */
export const FAILURE_NOTICE_ID = "no-code";

const setNoticeHidden = (isHidden: boolean) =>
  document.getElementById(FAILURE_NOTICE_ID)?.toggleAttribute("hidden", isHidden);

export const showLoadFailure = (): void => void setNoticeHidden(false);
export const hideLoadFailure = (): void => void setNoticeHidden(true);
