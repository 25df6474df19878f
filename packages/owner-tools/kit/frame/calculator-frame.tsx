import type { ToolProps } from "../tool.ts";
import { MIME_TYPES, toFileName } from "../workbook/download-types.ts";
import type { Workbook } from "../workbook/sheet.ts";
import { frameCopy } from "./copy.ts";
import { ToolFrame, type ToolFrameCopy, type ToolFrameProps } from "./tool-frame.tsx";

interface CalculatorFrameProps<T, Input>
  extends Omit<ToolFrameProps<T>, "copy" | "slug" | "files">, ToolProps {
  copy: ToolFrameCopy & { files: { xlsx: string; csv: string } };
  /** Undefined while a field is invalid. */
  input: Input | undefined;
  /** Loads the code that builds the workbook. */
  loadBuilder: () => Promise<(input: Input, url: string) => Workbook>;
}

/** The frame of a calculator, with its spreadsheet and CSV, whose code is loaded on click. */
export function CalculatorFrame<T, Input>(props: CalculatorFrameProps<T, Input>) {
  const {
    input,
    url,
    loadBuilder,
    blockedReason = frameCopy.blockedByErrors,
    ...frameProps
  } = props;
  const buildWorkbook = async () => {
    const build = await loadBuilder();
    if (!input) throw new Error("A field is invalid.");
    return build(input, url);
  };
  const { tool } = props.savedState;
  const files = [
    {
      label: props.copy.files.xlsx,
      name: toFileName(tool, "xlsx"),
      type: MIME_TYPES.xlsx,
      async make() {
        const [{ toXlsx }, workbook] = await Promise.all([
          import("../workbook/to-xlsx.ts"),
          buildWorkbook(),
        ]);
        return toXlsx(workbook);
      },
    },
    {
      label: props.copy.files.csv,
      name: toFileName(tool, "csv"),
      type: MIME_TYPES.csv,
      async make() {
        const [{ workbookToCsv }, workbook] = await Promise.all([
          import("../workbook/to-csv.ts"),
          buildWorkbook(),
        ]);
        return workbookToCsv(workbook);
      },
    },
  ];
  return (
    <ToolFrame {...frameProps} files={files} blockedReason={input ? undefined : blockedReason} />
  );
}
