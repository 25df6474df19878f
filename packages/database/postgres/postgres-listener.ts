import { Client } from "pg";
import type { Listener } from "../database.ts";
import { SocketTracker } from "./postgres-pool.ts";

const CONNECT_TIMEOUT_MS = 7000;
const RETRY_DELAY_MS = 1000;
/** Silence after which TCP probes whether the connection still works. */
const KEEP_ALIVE_DELAY_MS = 10_000;

/**
 * Listens to a channel on a separate connection and reconnects when that is lost. Notifications
 * sent meanwhile are lost, so `onNotify` is also called after each reconnect.
 */
export function listenOnPostgres(
  connectionString: string,
  applicationName: string,
  { channel, onNotify }: { channel: string; onNotify: () => void },
): Listener {
  const sockets = new SocketTracker();
  let client: Client | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const connection = new Client({
      connectionString,
      fallback_application_name: applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      stream: sockets.stream,
    });
    client = connection;
    // A lost connection may emit both events.
    let isLost = false;
    const onLost = () => {
      if (isLost || isStopped) return;
      isLost = true;
      connection.end().catch(() => undefined);
      retryTimer = setTimeout(() => void connect(), RETRY_DELAY_MS).unref();
    };
    connection.on("error", onLost);
    connection.on("end", onLost);
    connection.on("notification", () => onNotify());
    try {
      await connection.connect();
      await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      if (!isStopped) onNotify();
    } catch {
      onLost();
    }
  }
  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      await sockets.endAfter(client?.end() ?? Promise.resolve());
    },
  };
}
