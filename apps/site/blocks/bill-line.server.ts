import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { serializeNodes } from "./content-html.server.ts";

/** One line of a bill. */
export interface BillLine {
  /** What the amount is for; HTML. */
  label: string;
  /** E.g. "₹1,872"; empty for a line without a colon. */
  amount: string;
  /** For "−104, leaves 261": the "−104", and the text before the final amount. */
  change?: { amount: string; text: string };
  /** True for the total: the line's amount, or the whole line, is bold. */
  isTotal: boolean;
}

/** Matches "−104, leaves 261". */
const CHANGE_PATTERN = /^(?<change>[−+]\d(?:[\d,.]*\d)?)(?<text>\D+)(?<amount>\d[\d,.]*)$/;
const SEPARATOR = ": ";

/** Parses a list item such as "Rent: ₹9,000" or "Together: <b>₹24,500</b>" into a bill line. */
export function parseBillLine(nodes: ChildNode[]): BillLine {
  const [firstNode] = nodes;
  if (nodes.length === 1 && firstNode && isBold(firstNode)) {
    return { ...parseBillLine(firstNode.children), isTotal: true };
  }
  const lastNode = nodes.at(-1);
  const isTotal = lastNode !== undefined && isBold(lastNode);
  const textNode = isTotal ? nodes.at(-2) : lastNode;
  if (!textNode || !isText(textNode)) return { label: serializeNodes(nodes), amount: "", isTotal };
  const separatorIndex = textNode.data.lastIndexOf(SEPARATOR);
  if (separatorIndex < 0) return { label: serializeNodes(nodes), amount: "", isTotal };
  const amountText =
    textNode.data.slice(separatorIndex + SEPARATOR.length) +
    (isTotal ? DomUtils.textContent(lastNode) : "");
  textNode.data = textNode.data.slice(0, separatorIndex);
  const label = serializeNodes(isTotal ? nodes.slice(0, -1) : nodes);
  const { change, text = "", amount = amountText } = CHANGE_PATTERN.exec(amountText)?.groups ?? {};
  return { label, amount, ...(change && { change: { amount: change, text } }), isTotal };
}

const isBold = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === "b" || node.name === "strong");
