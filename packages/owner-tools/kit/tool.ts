import type { ComponentType } from "react";
import type { ToolId } from "./tool-copy.ts";

export interface ToolProps {
  slug: string;
  /** The guide's absolute URL, for downloads and print. */
  url: string;
}

/** A guide's tool: its id in the front matter, and its component. */
export interface GuideTool {
  id: ToolId;
  Tool: ComponentType<ToolProps>;
}
