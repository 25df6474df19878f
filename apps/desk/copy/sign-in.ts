import { FIRST_OWNER_MINUTES, INVITATION_HOURS } from "@angadi/contract/desk/staff";
import { MIN_PASSWORD, type PasswordProblem } from "@angadi/contract/desk/password";

export const signIn = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  submit: "Sign in",
  forgotten: "No password, or forgot it? Ask the owner for a new link.",
  refused: "Wrong email or password. Try again.",
  locked: "There were too many wrong codes. Wait 15 minutes, then sign in again.",
  first: "Sign in with your email and password first. A code is asked for afterwards.",
  wait: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `There were too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  },
};

export const code = {
  title: "Enter your code",
  explanation: "Open your authenticator app and type the six digits it shows for the desk.",
  label: "Code",
  hint: "Or one of your backup codes.",
  submit: "Sign in",
  refused: "Wrong or expired code. Enter the one that the app shows now.",
  again: "Start over",
};

export const welcome = {
  title: "Welcome to the desk",
  first: "You are the first one here. This makes you the owner of the desk.",
  join: (role: string) => `You are invited as ${role}.`,
  renew: (name: string) =>
    `Hello ${name}. Choose a new password. You are signed out everywhere, and your authenticator app is to be set up again.`,
  name: "Name",
  nameHint: "Your colleagues see it beside what you do.",
  email: "Email",
  password: "Password",
  passwordHint: `At least ${MIN_PASSWORD} characters. Three or four words that do not belong together are good.`,
  submit: "Set password",
  gone: "This link has been used or has expired",
  lastOwner:
    "This link would lower the only owner, and nobody could run the desk any more. Nothing was changed. Make another owner first, or ask for a link with the role Owner.",
  goneText: `A link works once: the first owner’s within ${FIRST_OWNER_MINUTES} minutes, others within ${INVITATION_HOURS} hours. Start the site again for the first owner’s, or ask the owner for a new one.`,
  done: "Your password is set. Sign in with it.",
  problems: {
    name: "Enter your name.",
    email: "Enter a full email address.",
  },
};

export const passwordProblems: Record<PasswordProblem, string> = {
  short: `This is too short. Use at least ${MIN_PASSWORD} characters.`,
  long: "This is too long. Use at most 128 characters.",
  common:
    "This is one of the first that somebody would try. Use words that do not belong together.",
  personal:
    "This is little more than your name or email. Use something that does not point to you.",
};
