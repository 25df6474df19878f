import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

interface MailFaults {
  /** Milliseconds before each reply during a delivery. */
  delay?: number;
  /** Recipients refused permanently. */
  isRefused?: (address: string) => boolean;
}

/** An SMTP server that is slow, or rejects with 550; records attempted and accepted recipients. */
export async function startFaultyMail({ delay = 0, isRefused = () => false }: MailFaults) {
  const requestedRecipients: string[] = [];
  const accepted: string[] = [];
  const replyLater = (reply: () => void) => void setTimeout(reply, delay);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_, callback) => replyLater(callback),
    onMailFrom: (_address, _session, callback) => replyLater(callback),
    onRcptTo({ address }, _, callback) {
      requestedRecipients.push(address);
      const refusal = Object.assign(new Error("No such mailbox"), { responseCode: 550 });
      replyLater(() => (isRefused(address) ? callback(refusal) : callback()));
    },
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.on("end", () =>
        replyLater(() => {
          accepted.push(...envelope.rcptTo.map(({ address }) => address));
          callback();
        }),
      );
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    attemptedRecipients: requestedRecipients,
    acceptedRecipients: accepted,
  };
}

/** A mail server that accepts connections and never responds. */
export async function startHangingMail() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.length };
}
