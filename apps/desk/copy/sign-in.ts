import { FIRST_OWNER_MINUTES, INVITATION_HOURS } from "@angadi/desk-ports/staff";
import { MIN_PASSWORD_LENGTH, type PasswordProblem } from "@angadi/desk-ports/password";
import { glossary } from "./glossary.ts";

export const signInCopy = {
  title: glossary.signIn,
  email: glossary.email,
  password: glossary.password,
  submit: glossary.signIn,
  forgotten: "No password, or forgot it? Ask the owner for a new link.",
  wrongPassword: "Wrong email or password. Try again.",
  locked: "Too many wrong codes. Wait 15 minutes, then sign in again.",
  passwordFirst: "Sign in with your email and password first. Then enter the code.",
  rateLimited: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  },
};

export const signInCodeCopy = {
  title: "Enter your code",
  explanation: "Open your authenticator app and type the six digits it shows for the desk.",
  label: "Code",
  hint: "Or one of your backup codes.",
  submit: glossary.signIn,
  wrongCode: "Wrong or expired code. Each works once: enter the next one that the app shows.",
  startOver: "Start over",
};

export const welcomeCopy = {
  title: "Welcome to the desk",
  firstOwner: "You are the first person here, so you become the owner.",
  invitedAs: (role: string) => `You are invited as ${role}.`,
  resetPassword: (name: string) =>
    `Hello ${name}. Choose a new password. You will be signed out everywhere, and your authenticator app must be set up again.`,
  name: glossary.name,
  nameHint: "Your colleagues see it next to what you do.",
  email: glossary.email,
  password: glossary.password,
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters. Three or four unrelated words work well.`,
  submit: "Set password",
  invalidLinkTitle: "This link has been used or has expired",
  lastOwner:
    "This link would take the Owner role from the only owner, so nothing was changed. Make somebody else an owner first, or ask for a link with the role Owner.",
  invalidLinkText: `A link works once: the first owner’s within ${FIRST_OWNER_MINUTES} minutes, others within ${INVITATION_HOURS} hours. For a new one, ask the owner; for the first owner’s, start the site again.`,
  passwordSet: "Your password is set. Sign in with it.",
  problems: {
    name: "Enter your name.",
    email: "Enter a full email address.",
  },
};

export const passwordProblems: Record<PasswordProblem, string> = {
  short: `This password is too short. Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  long: "This password is too long. Use at most 128 characters.",
  common: "This password is easy to guess. Use three or four unrelated words.",
  personal: "This is too close to your name or email. Use three or four unrelated words.",
};
