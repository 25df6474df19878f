export const account = {
  title: "Your account",
  role: "Role",
  password: {
    title: "Password",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    wrong: "Wrong current password. Try again.",
  },
  twoFactor: {
    title: "Authenticator app",
    off: "With an app on your phone, signing in takes a code as well: a stolen password alone is of no use.",
    on: "Two-factor sign-in is on.",
    password: "Your password",
    begin: "Set up an app",
    end: "Turn off",
    scan: "Scan this with your app, or type the key into it:",
    qr: "QR code for your authenticator app",
    backup: "Backup codes",
    backupHint:
      "Each works once, in place of a code. Print them now and keep them away from your phone: they are not shown again.",
    code: "Code",
    confirm: "Turn on",
    wrongCode:
      "This code is not right. Check the clock of your phone and type the one that stands there now.",
  },
  sessions: {
    title: "Signed in elsewhere",
    text: "A session lasts 30 days. If a device is lost, end them all.",
    submit: "Sign out everywhere",
  },
  done: {
    password: "Your password is changed.",
    "two-factor": "Two-factor sign-in is on.",
    "two-factor-ended": "Two-factor sign-in is off.",
    "summary-on": "The weekly summary is on.",
    "summary-off": "The weekly summary is off.",
  } as Readonly<Record<string, string>>,
};
