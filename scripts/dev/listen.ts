import type { Server } from "node:http";

/** Ends the process with one line where a port cannot be had; `variable` chooses another one. */
export function exitAtBusyPort(error: unknown, port: number, variable: string): never {
  if (!(error instanceof Error) || !("code" in error)) throw error;
  const reason =
    error.code === "EADDRINUSE" ? "is in use" : `cannot be used (${String(error.code)})`;
  process.stderr.write(
    `Port ${port} ${reason}. Choose another: ${variable}=${port + 1} npm run dev\n`,
  );
  process.exit(1);
}

/** Listens; ends the process with one line where the port is busy. */
export async function listenOrExit(server: Server, port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, resolve);
  }).catch((error: unknown) => exitAtBusyPort(error, port, variable));
}
