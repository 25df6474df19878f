import { runInNewContext } from "node:vm";

/**
 * Evaluates an expression of numbers, `+ - * / **` and brackets; throws on anything else. Used to
 * test the worked examples of the guides.
 */
function calculate(expression: string): number {
  // Comments in JavaScript start with some of these characters.
  const isArithmetic = /^[\d.+\-*/() ]+$/.test(expression) && !/\/[/*]/.test(expression);
  // Strict mode rejects octal numbers such as 010.
  const value = isArithmetic ? Number(runInNewContext(`"use strict"; ${expression}`)) : NaN;
  if (Number.isNaN(value)) throw new Error(`This is not plain arithmetic: ${expression}`);
  return value;
}

/** Whether the right side of an equation equals its left side, rounded to the decimals shown. */
export function isCorrectEquation(equation: string): boolean {
  const [left = "", right = "", ...more] = equation.split("=").map((side) => side.trim());
  if (more.length > 0 || !/^\d+(?:\.\d+)?$/.test(right)) {
    throw new Error(`There is not one plain result in ${equation}`);
  }
  const unit = 10 ** -(right.split(".")[1]?.length ?? 0);
  return Math.abs(calculate(left) - Number(right)) <= unit / 2 + 1e-6;
}

/** A number in Indian grouping, with the same decimals: 1234567.50 is 12,34,567.50. */
export function groupDigits(number: string): string {
  const [whole = "", decimals] = number.split(".");
  const digits = whole.replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}
