import { describe, expect, it } from "vitest";
import { parseTextCell, formatCsv, isFormula, formatTextCell } from "./csv.ts";
import { parseCsv } from "./parse-csv.ts";

const parseCells = (file: string) => parseCsv(file).records.map((record) => record.cells);

describe("parseCsv", () => {
  it("reads the byte order marks, line ends, delimiters and quotes that spreadsheets write", () => {
    const rows = [
      ["a", "b"],
      ['say "hi"', "1, 2"],
    ];
    expect(parseCells('\uFEFFa,b\r\n"say ""hi""","1, 2"\r\n')).toEqual(rows);
    expect(parseCells('a;b\n"say ""hi""";"1, 2"')).toEqual(rows);
    expect(parseCells('a\tb\r"say ""hi"""\t1, 2\r')).toEqual(rows);
    expect(parseCells("a,b\n\n,\n")).toEqual([["a", "b"], [""], ["", ""]]);
    expect(parseCells("")).toEqual([]);
  });

  it("numbers a record by its first line, even if its cells contain line breaks", () => {
    const { records } = parseCsv('a,b\r\n"one\r\ntwo\r\nthree",x\r\nlast,y');
    expect(records).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["one\ntwo\nthree", "x"] },
      { line: 5, cells: ["last", "y"] },
    ]);
  });

  it("reports unclosed quotes and quotes closed too early, and continues", () => {
    expect(parseCsv('a,b\n"x"y,1\nc,d\n')).toEqual({
      records: [
        { line: 1, cells: ["a", "b"] },
        { line: 3, cells: ["c", "d"] },
      ],
      faults: [{ line: 2, kind: "text-after-quote" }],
    });
    expect(parseCsv('a,b\nc,"d\ne,f\n').faults).toEqual([{ line: 2, kind: "unclosed-quote" }]);
  });

  it("reads the texts that were written", () => {
    const texts = ["=1+1", "'=1", '"', "\n", "a,b;c\td", "  x ", "", "-5", "@tea", "ताज़ा", "'tis"];
    const cells = parseCsv(formatCsv([texts.map(formatTextCell)])).records[0]?.cells ?? [];
    expect(cells.filter(isFormula)).toEqual([]);
    // An apostrophe followed by a formula is the only text that cannot be round-tripped.
    expect(cells.map(parseTextCell)).toEqual(texts.map((text) => (text === "'=1" ? "=1" : text)));
  });
});
