import type { ToolProps } from "../tool.ts";
import { MIME_TYPES, fileName } from "../workbook/download-types.ts";
import type { Workbook } from "../workbook/sheet.ts";
import { frameCopy } from "./copy.ts";
import { ToolFrame, type ToolFrameCopy, type ToolFrameProps } from "./tool-frame.tsx";

type FrameProps<T> = Omit<ToolFrameProps<T>, "copy" | "slug" | "files">;

interface SheetFrameProps<T, Input> extends FrameProps<T>, ToolProps {
  copy: ToolFrameCopy & { files: { xlsx: string; csv: string } };
  /** Undefined while a field is invalid. */
  input: Input | undefined;
  /** Loads the function that makes the tool's workbook. */
  workbook: () => Promise<(input: Input, url: string) => Workbook>;
}

/** The frame of a money tool, with its spreadsheet and CSV; their code is loaded on click. */
export function SheetFrame<T, Input>(props: SheetFrameProps<T, Input>) {
  const { input, url, workbook, blockedReason = frameCopy.blocked, ...frame } = props;
  const makeWorkbook = async () => {
    const make = await workbook();
    if (!input) throw new Error("A field is invalid.");
    return make(input, url);
  };
  const { tool } = props.savedState;
  const files = [
    {
      label: props.copy.files.xlsx,
      name: fileName(tool, "xlsx"),
      type: MIME_TYPES.xlsx,
      async make() {
        const [{ toXlsx }, made] = await Promise.all([
          import("../workbook/to-xlsx.ts"),
          makeWorkbook(),
        ]);
        return toXlsx(made);
      },
    },
    {
      label: props.copy.files.csv,
      name: fileName(tool, "csv"),
      type: MIME_TYPES.csv,
      async make() {
        const [{ toCsv }, made] = await Promise.all([
          import("../workbook/to-csv.ts"),
          makeWorkbook(),
        ]);
        return toCsv(made);
      },
    },
  ];
  return <ToolFrame {...frame} files={files} blockedReason={input ? undefined : blockedReason} />;
}
