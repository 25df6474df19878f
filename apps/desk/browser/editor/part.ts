interface Kind<E> {
  new (): E;
  prototype: E;
}

/** The element that the server's page has there; it fails if there is none of that kind. */
export function part<E extends Element>(root: ParentNode, selector: string, kind: Kind<E>): E {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page of a post lacks ${selector}.`);
}
