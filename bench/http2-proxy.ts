import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";

/** Headers that HTTP/2 forbids. */
const HTTP1_ONLY = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Serves an HTTP/1.1 origin over HTTP/2 with a self-signed certificate, like the production proxy.
 */
export async function serveHttp2(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createSecureServer(createCertificate(), ({ url, method, headers }, response) => {
    const forwardedHeaders = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
    const upstreamRequest = request(
      new URL(url, origin),
      { method, headers: Object.fromEntries(forwardedHeaders) },
      (upstreamResponse) => {
        for (const name of HTTP1_ONLY) delete upstreamResponse.headers[name];
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
      },
    );
    upstreamRequest.on("error", () => response.stream.destroy());
    upstreamRequest.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => void server.close() };
}

function createCertificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(path.join(os.tmpdir(), "angadi-certificate-"));
  const key = path.join(directory, "key.pem");
  const cert = path.join(directory, "cert.pem");
  const options = [
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=localhost",
  ];
  execFileSync("openssl", ["req", ...options, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const keyAndCertificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return keyAndCertificate;
}
