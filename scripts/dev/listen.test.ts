import { once } from "node:events";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "../command.ts";

it.each(["PORT", "DESK_PORT"])(
  "exits with one line and code 1 if the port of %s is busy",
  async (variable) => {
    const occupyingServer = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void occupyingServer.close());
    await once(occupyingServer, "listening");
    const { port } = occupyingServer.address() as AddressInfo;
    const dev = spawn("node", ["scripts/dev.ts"], {
      cwd: ROOT,
      env: { PATH: process.env["PATH"], PORT: "0", DESK_PORT: "0", [variable]: String(port) },
    });
    onTestFinished(() => void dev.kill("SIGKILL"));
    const [errors, output, [code]] = await Promise.all([
      text(dev.stderr),
      text(dev.stdout),
      once(dev, "exit"),
    ]);
    expect({ code, output, errors }).toEqual({
      code: 1,
      output: "",
      errors: `Port ${port} is in use. Choose another: ${variable}=${port + 1} npm run dev\n`,
    });
  },
);
