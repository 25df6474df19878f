/** What a ready-made file is made for. */
export interface FileOf {
  slug: string;
  /** The guide's absolute address. */
  url: string;
}

/** A file that lies ready for visitors without the script: the example's figures, or blanks. */
export interface ReadyFile {
  type: string;
  make: (of: FileOf) => Promise<Uint8Array<ArrayBuffer> | string>;
}

/** A tool's ready-made files, by name. */
export type ReadyFiles = Readonly<Record<string, ReadyFile>>;
