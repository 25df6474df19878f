interface Kind<E> {
  new (): E;
  prototype: E;
}

/** Returns an element that the server rendered; throws if there is none of that class. */
export function requireElement<E extends Element>(
  root: ParentNode,
  selector: string,
  kind: Kind<E>,
): E {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page of a post lacks ${selector}.`);
}
