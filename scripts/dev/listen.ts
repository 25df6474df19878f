import { once } from "node:events";
import { type Server, createServer } from "node:http";

interface Address {
  port: number;
  host?: string;
}

/** Listens; exits with one line if the port is taken. `variable` is the setting for the port. */
export async function listenOrExit(
  server: Server,
  { port, host }: Address,
  variable: string,
): Promise<void> {
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const reason =
      error.code === "EADDRINUSE" ? "is in use" : `cannot be used (${String(error.code)})`;
    process.stderr.write(
      `Port ${port} ${reason}. Choose another: ${variable}=${port + 1} npm run dev\n`,
    );
    process.exit(1);
  }
}

/** Exits with one line if a port that is needed later is taken. */
export async function exitIfPortTaken(address: Address, variable: string): Promise<void> {
  const server = createServer();
  await listenOrExit(server, address, variable);
  server.close();
  await once(server, "close");
}
