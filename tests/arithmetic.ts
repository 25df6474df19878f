/**
 * Evaluates an expression of numbers, `+ - * / **` and brackets; throws on anything else. Used to
 * test the worked examples of the guides.
 */
export function calculate(sum: string): number {
  const tokens = sum.match(/\d+(?:\.\d+)?|\*\*|[-+*/()]|\S/g) ?? [];
  let next = 0;
  const consume = (...expected: string[]) => {
    const token = tokens[next];
    if (token === undefined || !expected.includes(token)) return undefined;
    next += 1;
    return token;
  };

  function parseSum(): number {
    let value = parseProduct();
    for (let sign = consume("+", "-"); sign; sign = consume("+", "-")) {
      value += sign === "+" ? parseProduct() : -parseProduct();
    }
    return value;
  }
  function parseProduct(): number {
    let value = parsePower();
    for (let sign = consume("*", "/"); sign; sign = consume("*", "/")) {
      value = sign === "*" ? value * parsePower() : value / parsePower();
    }
    return value;
  }
  function parsePower(): number {
    const base = number();
    return consume("**") ? base ** parsePower() : base;
  }
  function number(): number {
    if (consume("(")) {
      const value = parseSum();
      if (!consume(")")) throw new Error(`A bracket stays open in ${sum}`);
      return value;
    }
    const token = tokens[next] ?? "its end";
    if (!/^\d/.test(token)) throw new Error(`A number is missing before ${token} in ${sum}`);
    next += 1;
    return Number(token);
  }

  const value = parseSum();
  if (next < tokens.length) throw new Error(`What is ${tokens[next]} in ${sum}?`);
  return value;
}

/** Whether the right side of an equation equals its left side, rounded to the decimals shown. */
export function isTrue(sum: string): boolean {
  const [left = "", right = "", ...more] = sum.split("=").map((side) => side.trim());
  if (more.length > 0 || !/^\d+(?:\.\d+)?$/.test(right)) {
    throw new Error(`There is not one plain result in ${sum}`);
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
