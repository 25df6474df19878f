/** The context a file is generated for. */
export interface FileContext {
  slug: string;
  /** The guide's absolute address. */
  url: string;
}

/** A file for visitors without JavaScript: filled with the example's figures, or blank. */
export interface GuideFile {
  type: string;
  generate: (context: FileContext) => Promise<Uint8Array<ArrayBuffer> | string>;
}

/** A tool's ready-made files, by name. */
export type GuideFiles = Readonly<Record<string, GuideFile>>;
