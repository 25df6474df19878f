export const sheetCopy = {
  howTo: {
    sheetName: "How to use",
    title: "How to use this workbook",
    lines: [
      "Change the yellow cells. Green cells follow by themselves, so leave their formulas alone.",
      "Amounts are in rupees. Type 125000 or 125000.50, without the ₹ sign. Type a share as 12.5%.",
      "Empty yellow rows are there for more lines. Fill them, or insert a row between two others.",
      "It works in Excel, LibreOffice and Google Sheets.",
      "The method, with its worked example, is in the guide:",
    ],
    advice: "General information for small businesses, not legal or tax advice.",
  },
  never: "Never",
  yes: "yes",
};
