import { Client } from "pg";
import type { Listener } from "../database.ts";
import { Sockets } from "./postgres-pool.ts";

/** Milliseconds to connect, and to wait before reconnecting. */
const CONNECT_TIMEOUT = 7000;
const RETRY = 1000;
/** Milliseconds of silence after which TCP keep-alive probes look for a dead connection. */
const KEEP_ALIVE = 10_000;

/**
 * Listens to a channel on a separate connection and reconnects when that is lost. Notifications
 * sent meanwhile are lost, so `onNotify` is also called after each reconnect.
 */
export function listenOnPostgres(
  connectionString: string,
  applicationName: string,
  { channel, onNotify }: { channel: string; onNotify: () => void },
): Listener {
  const sockets = new Sockets();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const connection = new Client({
      connectionString,
      fallback_application_name: applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      stream: sockets.stream,
    });
    client = connection;
    // A lost connection may emit both events.
    let isLost = false;
    const onLost = () => {
      if (isLost || stopped) return;
      isLost = true;
      connection.end().catch(() => undefined);
      retry = setTimeout(() => void connect(), RETRY).unref();
    };
    connection.on("error", onLost);
    connection.on("end", onLost);
    connection.on("notification", () => onNotify());
    try {
      await connection.connect();
      await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      if (!stopped) onNotify();
    } catch {
      onLost();
    }
  }
  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await sockets.endAfter(client?.end() ?? Promise.resolve());
    },
  };
}
