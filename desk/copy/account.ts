export const account = {
  title: "Your account",
  role: "Role",
  password: {
    title: "Password",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    wrong: "This is not your current password.",
  },
  twoFactor: {
    title: "Authenticator app",
    off: "With an app on your phone, signing in takes a code as well: a stolen password alone is of no use.",
    on: "Signing in takes a code of your app.",
    password: "Your password",
    begin: "Set up an app",
    end: "Stop using it",
    scan: "Scan this with your app, or type the key into it:",
    qr: "QR code for your authenticator app",
    backup: "Backup codes",
    backupHint:
      "Each is good once, in place of a code. Print them now and keep them apart from your phone: they are not shown again.",
    code: "Code",
    confirm: "Turn it on",
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
    "two-factor": "Signing in takes a code of your app from now on.",
    "two-factor-ended": "Signing in takes no code any more.",
  } as Readonly<Record<string, string>>,
};
