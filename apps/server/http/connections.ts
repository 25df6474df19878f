import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "@angadi/api/http/rate-limit-keys";

export interface ConnectionLimits {
  /** Connections at once. */
  max: number;
  /** Connections at once from one address. */
  perAddress: number;
}

export interface Connections {
  /** Notes that a connection's newest request is being answered. */
  responding(socket: Socket, response: ServerResponse): void;
  /** The response to the connection's newest request. */
  latestResponse(socket: Socket): ServerResponse | undefined;
  /** Closes what has no request under way; Node itself leaves out those that never had one. */
  closeIdle(): void;
}

interface Connection {
  address: string;
  /** When it came, in milliseconds of `performance.now()`. */
  since: number;
  /** To its newest request. */
  response: ServerResponse | undefined;
}

/** Descriptors for the database, calls to other servers, mails, the log, and files. */
const RESERVED_DESCRIPTORS = 64;
/** More would weigh on the memory (about 20 kB each) rather than serve anybody. */
const MAX_CONNECTIONS = 8000;
/** Most descriptors where the system does not say. */
const USUAL_DESCRIPTORS = 1024;
/** Milliseconds in which a visitor who has just come may still be about to ask. */
const GRACE = 2000;

/** As many connections as the process has descriptors for. */
export function connectionsAllowed(): number {
  // Without it the report would look up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | "unlimited" } };
  };
  const soft = userLimits?.open_files?.soft ?? USUAL_DESCRIPTORS;
  if (soft === "unlimited") return MAX_CONNECTIONS;
  return Math.max(16, Math.min(MAX_CONNECTIONS, soft - Math.max(RESERVED_DESCRIPTORS, soft / 8)));
}

/**
 * Keeps the number of connections within limits. Where one more would be too many, the oldest one
 * that has no request under way makes room, first of those that never asked for anything, last of
 * those that have only just come, so that whoever holds connections open can't shut others out. Where
 * all are busy the new one is refused.
 */
export function limitConnections(
  server: Server,
  { max, perAddress }: ConnectionLimits,
): Connections {
  /** In the order in which they came. */
  const all = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Socket>>();

  function makeRoom(among: Iterable<Socket>): boolean {
    const settled = performance.now() - GRACE;
    let oldestIdle: Socket | undefined;
    let oldestNew: Socket | undefined;
    for (const socket of among) {
      const { response, since = 0 } = all.get(socket) ?? {};
      if (response && !isBusy(response)) oldestIdle ??= socket;
      if (response) continue;
      if (since <= settled) return close(socket);
      oldestNew ??= socket;
    }
    const last = oldestIdle ?? oldestNew;
    return last !== undefined && close(last);
  }

  function close(socket: Socket): true {
    forget(socket);
    socket.destroy();
    return true;
  }

  function forget(socket: Socket): void {
    const { address = "" } = all.get(socket) ?? {};
    all.delete(socket);
    const same = byAddress.get(address);
    if (same?.delete(socket) && same.size === 0) byAddress.delete(address);
  }

  server.on("connection", (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? "");
    const same = byAddress.get(address) ?? new Set();
    const fits =
      (same.size < perAddress || makeRoom(same)) && (all.size < max || makeRoom(all.keys()));
    if (!fits) return void socket.destroy();
    all.set(socket, { address, since: performance.now(), response: undefined });
    byAddress.set(address, same.add(socket));
    socket.once("close", () => forget(socket));
  });

  return {
    responding(socket, response) {
      const connection = all.get(socket);
      if (connection) connection.response = response;
    },
    latestResponse: (socket) => all.get(socket)?.response,
    closeIdle() {
      for (const [socket, { response }] of all) {
        if (!response || !isBusy(response)) close(socket);
      }
    },
  };
}

const isBusy = (response: ServerResponse) => !response.writableFinished && !response.destroyed;
