import { generate } from "selfsigned";

/** A self-signed certificate and its key as PEM, for one host name. */
export interface Certificate {
  key: string;
  cert: string;
}

export async function createCertificate(host: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: host }], {
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: host }] }],
  });
  return { key, cert };
}
