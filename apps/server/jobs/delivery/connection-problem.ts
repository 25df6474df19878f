import { getErrorCode } from "../../operations/error-code.ts";

const TIMED_OUT = "it did not answer in time";
const UNKNOWN_NAME = "no server has this name";
const UNTRUSTED = "its certificate is not trusted";

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "it refused the connection",
  ECONNRESET: "it closed the connection",
  EHOSTUNREACH: "there is no way to it on the network",
  ENETUNREACH: "there is no way to it on the network",
  ENOTFOUND: UNKNOWN_NAME,
  EDNS: UNKNOWN_NAME,
  EAI_AGAIN: "its name could not be looked up",
  ETIMEDOUT: TIMED_OUT,
  AbortError: TIMED_OUT,
  TimeoutError: TIMED_OUT,
  UND_ERR_CONNECT_TIMEOUT: TIMED_OUT,
  EAUTH: "it refused the user name or the password",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
};

/** Why a server was not reached, for the people who read why a job failed. */
export function describeConnectionProblem(error: unknown): string {
  const code = getErrorCode(error);
  return PROBLEMS[code] ?? `the error is ${code}`;
}
