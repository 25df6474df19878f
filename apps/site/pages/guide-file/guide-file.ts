/** The context a file is generated for. */
export interface FileContext {
  slug: string;
  /** The guide's absolute URL. */
  url: string;
}

/** A file for visitors without JavaScript, with the figures of an example or blank. */
export interface GuideFile {
  type: string;
  generate: (context: FileContext) => Promise<Uint8Array<ArrayBuffer> | string>;
}

/** A tool's ready-made files, by name. */
export type GuideFiles = Readonly<Record<string, GuideFile>>;
