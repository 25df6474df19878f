import type { ComponentType } from "react";
import type { ToolId } from "./tool-names.ts";

export interface ToolProps {
  slug: string;
  /** The guide's absolute URL, for downloads and print. */
  url: string;
}

/** A guide's tool: its name in the front matter, and its component. */
export interface GuideTool {
  id: ToolId;
  Tool: ComponentType<ToolProps>;
}
