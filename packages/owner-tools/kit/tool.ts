import type { ComponentType } from "react";
import type { ToolId } from "./tool-names.ts";

/** What every tool is given. */
export interface ToolProps {
  /** Of the tool's guide. */
  slug: string;
  /** The guide's absolute address, for what is downloaded or printed. */
  url: string;
}

/** A guide's tool: its name in the front matter, and its component. */
export interface GuideTool {
  id: ToolId;
  Tool: ComponentType<ToolProps>;
}
