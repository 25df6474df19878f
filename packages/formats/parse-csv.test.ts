import { describe, expect, it } from "vitest";
import { parseTextCell, formatCsv, isFormula, formatTextCell } from "./csv.ts";
import { parseCsv } from "./parse-csv.ts";

const cells = (file: string) => parseCsv(file).lines.map((line) => line.cells);

describe("parseCsv", () => {
  it("reads what spreadsheets write: byte order marks, line ends, delimiters, quotes", () => {
    const rows = [
      ["a", "b"],
      ['say "hi"', "1, 2"],
    ];
    expect(cells('\uFEFFa,b\r\n"say ""hi""","1, 2"\r\n')).toEqual(rows);
    expect(cells('a;b\n"say ""hi""";"1, 2"')).toEqual(rows);
    expect(cells('a\tb\r"say ""hi"""\t1, 2\r')).toEqual(rows);
    expect(cells("a,b\n\n,\n")).toEqual([["a", "b"], [""], ["", ""]]);
    expect(cells("")).toEqual([]);
  });

  it("numbers a line by its first row of text, even if its cells contain line breaks", () => {
    const { lines } = parseCsv('a,b\r\n"one\r\ntwo\r\nthree",x\r\nlast,y');
    expect(lines).toEqual([
      { number: 1, cells: ["a", "b"] },
      { number: 2, cells: ["one\ntwo\nthree", "x"] },
      { number: 5, cells: ["last", "y"] },
    ]);
  });

  it("reports unclosed quotes and quotes closed too early, and continues", () => {
    expect(parseCsv('a,b\n"x"y,1\nc,d\n')).toEqual({
      lines: [
        { number: 1, cells: ["a", "b"] },
        { number: 3, cells: ["c", "d"] },
      ],
      faults: [{ line: 2, fault: "broken" }],
    });
    expect(parseCsv('a,b\nc,"d\ne,f\n').faults).toEqual([{ line: 2, fault: "open" }]);
  });

  it("reads back exactly what was written", () => {
    const odd = ["=1+1", "'=1", '"', "\n", "a,b;c\td", "  x ", "", "-5", "@tea", "ताज़ा", "'tis"];
    const cells = parseCsv(formatCsv([odd.map(formatTextCell)])).lines[0]?.cells ?? [];
    expect(cells.filter(isFormula)).toEqual([]);
    // An apostrophe followed by a formula is the only text that cannot be round-tripped.
    expect(cells.map(parseTextCell)).toEqual(odd.map((text) => (text === "'=1" ? "=1" : text)));
  });
});
