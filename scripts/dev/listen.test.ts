import { once } from "node:events";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "../command.ts";

it("ends with one line and code 1 where the port is busy", { timeout: 60_000 }, async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const dev = spawn("node", ["scripts/dev.ts"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], PORT: String(port) },
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
    errors: `Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev\n`,
  });
});
