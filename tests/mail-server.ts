import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

export interface ReceivedMail {
  to: string[];
  /** The raw message. */
  raw: string;
  /** A header's value, unfolded. */
  header(name: string): string;
}

interface MailServerOptions {
  port?: number;
  /** The list to add received mail to, e.g. that of the server it replaces. */
  received?: ReceivedMail[];
  /** Delay of each reply in milliseconds. */
  delay?: number;
  /** Returns the code and text with which it rejects a recipient. */
  rejectRecipient?: (address: string) => { code: number; text: string } | undefined;
}

/** A real SMTP server on the loopback that stores received mail. */
export async function startMailServer({
  port = 0,
  received = [],
  delay = 0,
  rejectRecipient = () => undefined,
}: MailServerOptions = {}) {
  const replyLater = (reply: () => void) => void setTimeout(reply, delay);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_session, reply) => replyLater(reply),
    onMailFrom: (_address, _session, reply) => replyLater(reply),
    onRcptTo({ address }, _session, reply) {
      const rejection = rejectRecipient(address);
      const error =
        rejection && Object.assign(new Error(rejection.text), { responseCode: rejection.code });
      replyLater(() => reply(error));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const head = raw.split("\r\n\r\n")[0]?.replaceAll(/\r\n[ \t]+/g, " ") ?? "";
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          header: (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "",
        });
        replyLater(() => done());
      });
    },
  });
  // A killed process leaves a broken connection behind.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address() as AddressInfo;
  return makeDisposable({
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
