/** Column headings of the file with a row per line of a bill. */
export const lineHeads = [
  "Number",
  "Date",
  "Paper",
  "Customer",
  "Customer's GSTIN",
  "Place of supply",
  "Line",
  "Description",
  "HSN or SAC",
  "Quantity",
  "Unit",
  "Rate",
  "Discount",
  "Taxable value",
  "Tax %",
  "Cess %",
  "Status",
] as const;

/** Column headings of the file with a row per tax rate. */
export const rateHeads = [
  "GSTR-1 table",
  "Number",
  "Date",
  "Paper",
  "Customer",
  "Customer's GSTIN",
  "Place of supply",
  "Reverse charge",
  "Total of the bill",
  "Tax %",
  "Cess %",
  "Taxable value",
  "IGST",
  "CGST",
  "SGST or UTGST",
  "Cess",
  "Paid on",
  "Status",
] as const;

/** Drafts are not exported. */
export const statusNames = { draft: "Draft", issued: "Issued", cancelled: "Cancelled" } as const;
