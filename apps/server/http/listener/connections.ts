import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { toAddressKey } from "@angadi/api/http/rate-limit-keys";

export interface ConnectionLimits {
  /** Maximum concurrent connections. */
  max: number;
  /** Maximum concurrent connections from one address. */
  perAddress: number;
}

export interface Connections {
  /** Records the response to a connection's newest request. */
  setLatestResponse(socket: Socket, response: ServerResponse): void;
  /** The response to the connection's newest request. */
  getLatestResponse(socket: Socket): ServerResponse | undefined;
  /** Closes idle connections, including those without any request, which Node's method skips. */
  closeIdle(): void;
}

interface Connection {
  address: string;
  /** When it was opened, in milliseconds of `performance.now()`. */
  openedAt: number;
  /** The response to its newest request. */
  response: ServerResponse | undefined;
}

/** File descriptors for the database, calls to other servers, mails, the log, and files. */
const RESERVED_DESCRIPTORS = 64;
/** Each uses about 20 kB of memory. */
const MAX_CONNECTIONS = 8000;
/** Limit of file descriptors if the system does not report one. */
const DEFAULT_DESCRIPTORS = 1024;
/** Milliseconds after connecting for which a connection without a request counts as new. */
const GRACE_MS = 2000;

/**
 * Returns the number of connections to accept: as many as the process has file descriptors for, but
 * at least 16 and at most `MAX_CONNECTIONS`.
 */
export function computeMaxConnections(): number {
  // Looking up the host names of all open connections would be slow.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | "unlimited" } };
  };
  const softLimit = userLimits?.open_files?.soft ?? DEFAULT_DESCRIPTORS;
  if (softLimit === "unlimited") return MAX_CONNECTIONS;
  const reserved = Math.max(RESERVED_DESCRIPTORS, softLimit / 8);
  return Math.max(16, Math.min(MAX_CONNECTIONS, softLimit - reserved));
}

/**
 * Limits the number of connections, so that clients that hold connections open cannot shut others
 * out. When a new one exceeds a limit, closes the oldest of the first kind that exists:
 * 1. opened more than `GRACE_MS` ago, without a request yet
 * 2. idle after a request
 * 3. just opened, without a request yet
 * If all have a request in progress, closes the new one.
 */
export function limitConnections(
  server: Server,
  { max, perAddress }: ConnectionLimits,
): Connections {
  /** In the order in which they were opened. */
  const connections = new Map<Socket, Connection>();
  const socketsByAddress = new Map<string, Set<Socket>>();

  function evictOne(candidates: Iterable<Socket>): boolean {
    const graceCutoff = performance.now() - GRACE_MS;
    let oldestIdle: Socket | undefined;
    let oldestNew: Socket | undefined;
    for (const socket of candidates) {
      const { response, openedAt = 0 } = connections.get(socket) ?? {};
      if (response && !isBusy(response)) oldestIdle ??= socket;
      if (response) continue;
      if (openedAt <= graceCutoff) return close(socket);
      oldestNew ??= socket;
    }
    const socket = oldestIdle ?? oldestNew;
    return socket !== undefined && close(socket);
  }

  function close(socket: Socket): true {
    removeConnection(socket);
    socket.destroy();
    return true;
  }

  function removeConnection(socket: Socket): void {
    const { address = "" } = connections.get(socket) ?? {};
    connections.delete(socket);
    const peers = socketsByAddress.get(address);
    if (peers?.delete(socket) && peers.size === 0) socketsByAddress.delete(address);
  }

  server.on("connection", (socket: Socket) => {
    const address = toAddressKey(socket.remoteAddress ?? "");
    const peers = socketsByAddress.get(address) ?? new Set();
    const isAccepted =
      (peers.size < perAddress || evictOne(peers)) &&
      (connections.size < max || evictOne(connections.keys()));
    if (!isAccepted) return void socket.destroy();
    connections.set(socket, { address, openedAt: performance.now(), response: undefined });
    socketsByAddress.set(address, peers.add(socket));
    socket.once("close", () => removeConnection(socket));
  });

  return {
    setLatestResponse(socket, response) {
      const connection = connections.get(socket);
      if (connection) connection.response = response;
    },
    getLatestResponse: (socket) => connections.get(socket)?.response,
    closeIdle() {
      for (const [socket, { response }] of connections) {
        if (!response || !isBusy(response)) close(socket);
      }
    },
  };
}

const isBusy = (response: ServerResponse) => !response.writableFinished && !response.destroyed;
