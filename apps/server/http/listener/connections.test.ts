import { EventEmitter } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitConnections } from "./connections.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with a limit of three connections, and sockets that connect to it. */
function createLimitedServer() {
  const server = new EventEmitter();
  const connections = limitConnections(server as Server, { max: 3, perAddress: 3 });
  const connect = (remoteAddress = "192.0.2.1") => {
    const destroy = vi.fn<() => void>();
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy });
    server.emit("connection", socket);
    return {
      isOpen: () => destroy.mock.calls.length === 0,
      /** Sends a request; `isComplete` means that its response is complete. */
      sendRequest(isComplete: boolean) {
        const response = { writableFinished: isComplete, destroyed: false };
        connections.setLatestResponse(
          socket as unknown as Socket,
          response as unknown as ServerResponse,
        );
      },
    };
  };
  return { connect };
}

it("closes connections that never sent a request first, the oldest before newer ones", () => {
  const { connect } = createLimitedServer();
  const served = connect();
  served.sendRequest(true);
  const silent = [connect(), connect()];
  vi.advanceTimersByTime(3000);
  const visitor = connect("192.0.2.2");
  expect([served, ...silent, visitor].map(({ isOpen }) => isOpen())).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it("does not close new connections for one another while others are idle", () => {
  const { connect } = createLimitedServer();
  const idle = [connect(), connect()];
  for (const connection of idle) connection.sendRequest(true);
  vi.advanceTimersByTime(3000);
  const visitors = [connect("192.0.2.2"), connect("192.0.2.3"), connect("192.0.2.4")];
  expect(idle.map(({ isOpen }) => isOpen())).toEqual([false, false]);
  expect(visitors.map(({ isOpen }) => isOpen())).toEqual([true, true, true]);
});

it("rejects a new connection if all are busy, and closes the oldest if all are new", () => {
  const { connect } = createLimitedServer();
  const fresh = [connect(), connect(), connect()];
  const fourth = connect();
  expect([...fresh, fourth].map(({ isOpen }) => isOpen())).toEqual([false, true, true, true]);
  for (const connection of [...fresh.slice(1), fourth]) connection.sendRequest(false);
  expect(connect("192.0.2.9").isOpen()).toBe(false);
});
