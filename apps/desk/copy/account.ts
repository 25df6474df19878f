import { glossary } from "./glossary.ts";

export const accountCopy = {
  title: "Your account",
  password: {
    title: glossary.password,
    current: "Current password",
    next: "New password",
    submit: "Change password",
    wrong: "Wrong password. Try again.",
  },
  twoFactor: {
    title: "Authenticator app",
    off: "Ask for a code from an app on your phone at every sign-in, so that a stolen password alone is not enough.",
    on: "Two-factor sign-in is on.",
    password: "Your password",
    setUp: "Set up app",
    turnOff: "Turn off",
    scan: "Scan this with your app, or enter the key below in it:",
    qr: "QR code for your authenticator app",
    backup: "Backup codes",
    backupHint:
      "Each works once, in place of a code from the app. Print them now and keep them away from your phone. They are not shown again.",
    code: "Code",
    confirm: "Turn on",
    wrongCode:
      "Wrong code, or one that was used already. Check your phone’s clock, then enter the next code that the app shows.",
  },
  sessions: {
    title: "Sessions",
    text: "You stay signed in on a device for 30 days. If you lose one, sign out everywhere.",
    submit: "Sign out everywhere",
  },
  done: {
    password: "Password changed.",
    "two-factor": "Two-factor sign-in is on.",
    "two-factor-ended": "Two-factor sign-in is off.",
    "summary-on": "The weekly summary is on.",
    "summary-off": "The weekly summary is off.",
  } as Readonly<Record<string, string>>,
};
