import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  /** The whole message as it came. */
  raw: string;
  /** A header's value, unfolded. */
  header(name: string): string;
}

/** A real SMTP server on the loopback that keeps what it takes. */
export async function startMailServer(port = 0, received: ReceivedMail[] = []) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
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
        done();
      });
    },
  });
  // A process killed while it talks leaves a broken connection behind.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
