interface Kind<E> {
  new (): E;
  prototype: E;
}

/** Returns an element that the server rendered; throws if there is none of that class. */
export function part<E extends Element>(root: ParentNode, selector: string, kind: Kind<E>): E {
  const element = root.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page of a post lacks ${selector}.`);
}
