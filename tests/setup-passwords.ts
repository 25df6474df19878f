import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
type OnKey = (error: Error | null, key: NonSharedBuffer) => void;

// Password hashes are slow by design, a third of the time of the desk's tests, so they are cheap here.
Object.assign(crypto, {
  scrypt: (
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    options: ScryptOptions,
    onKey: OnKey,
  ) => scrypt(password, salt, length, { ...options, N: 2 }, onKey),
});
syncBuiltinESMExports();
