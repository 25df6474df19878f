import { type Server, createServer } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "@angadi/test-kit/network";
import { waitFor } from "@angadi/tests/wait-for";
import { ApiTransports, OWN_ORIGIN } from "./api-transport.ts";
import { startDeadline } from "../operations/deadline.ts";
import { runAsRequest } from "../operations/request-id.ts";

const CALLER = { address: "203.0.113.7" };
const ownApi = { fetch: () => Response.json({ data: [] }) };
const createSignal = () => new AbortController().signal;

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** Starts another server. Returns its URL and the requests it received. */
async function startOtherServer(respond: (count: number) => Promise<string>) {
  const requestedUrls: string[] = [];
  server = createServer(async (request, response) => {
    requestedUrls.push(request.url ?? "");
    response.end(await respond(requestedUrls.length));
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requestedUrls };
}

const hang = () => new Promise<string>(() => undefined);

describe("reading calls", () => {
  it("are sent once if they are equal and in flight together", async () => {
    const { url, requestedUrls } = await startOtherServer(async () => {
      await pause(30);
      return `{"data":["tea"]}`;
    });
    const transports = new ApiTransports(ownApi);
    const read = () => transports.create(CALLER).read(new Request(`${url}/posts`), createSignal());
    const responses = await Promise.all(Array.from({ length: 20 }, read));
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
      Array.from({ length: 20 }, () => ({ data: ["tea"] })),
    );
    expect(requestedUrls).toHaveLength(1);
    await read();
    expect(requestedUrls).toHaveLength(2);
  });

  it("are not shared with requests after a change", async () => {
    const firstResponse = Promise.withResolvers<string>();
    const { url, requestedUrls } = await startOtherServer((count) =>
      count === 1 ? firstResponse.promise : Promise.resolve(`"new"`),
    );
    const transports = new ApiTransports(ownApi);
    const read = async () => {
      const response = await transports
        .create(CALLER)
        .read(new Request(`${url}/posts`), createSignal());
      return response.json();
    };
    const firstRead = read();
    await waitFor(() => expect(requestedUrls).toHaveLength(1));
    transports.invalidate();
    expect(await read()).toBe("new");
    firstResponse.resolve(`"old"`);
    expect(await firstRead).toBe("old");
  });

  it("are separate if their bodies differ", async () => {
    const { url, requestedUrls } = await startOtherServer(async () => "{}");
    const transport = new ApiTransports(ownApi).create(CALLER);
    const readPage = (number: number) =>
      transport.read(
        new Request(url, { method: "POST", body: `{"pageNo":${number}}` }),
        createSignal(),
      );
    await Promise.all([readPage(0), readPage(1), readPage(1)]);
    expect(requestedUrls).toHaveLength(2);
  });

  it("are aborted once no caller waits for them, and not before", async () => {
    const { url } = await startOtherServer(hang);
    const transport = new ApiTransports(ownApi).create(CALLER);
    const [first, second] = [new AbortController(), new AbortController()];
    const reads = [first, second].map(({ signal }) =>
      transport.read(new Request(url), signal).catch((error: unknown) => error),
    );
    await waitFor(() => expect(sockets.size).toBe(1));
    first.abort();
    await reads[0];
    expect(sockets.size).toBe(1);
    second.abort();
    await reads[1];
    await waitFor(() => expect(sockets.size).toBe(0));
  });

  it("are aborted at the deadline, even after a garbage collection", async () => {
    const { url } = await startOtherServer(hang);
    const transport = new ApiTransports(ownApi).create(CALLER);
    v8.setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = vm.runInNewContext("gc");
    const results = Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        transport.read(new Request(`${url}/${number}`), startDeadline(300).signal),
      ),
    );
    for (let round = 0; round < 10; round += 1) {
      await pause(10);
      collectGarbage();
    }
    expect((await results).every(({ status }) => status === "rejected")).toBe(true);
  });

  it("are aborted if the response is too large", async () => {
    const { url } = await startOtherServer(async () => "x".repeat(9 * 1024 * 1024));
    const read = new ApiTransports(ownApi).create(CALLER).read(new Request(url), createSignal());
    await expect(read).rejects.toThrow("too large");
  });
});

it("sends the client's address to our own API, and the request id to every API", async () => {
  const requests: Request[] = [];
  const transport = new ApiTransports({
    fetch: (request) => {
      requests.push(request);
      return Response.json({});
    },
  }).create(CALLER);
  const request = new Request(`${OWN_ORIGIN}/api/x`, { method: "POST" });
  await runAsRequest("request-1", () => transport.write(request, createSignal()));
  expect(requests[0]?.headers.get("x-client-address")).toBe("203.0.113.7");
  expect(requests[0]?.headers.get("x-request-id")).toBe("request-1");
});
