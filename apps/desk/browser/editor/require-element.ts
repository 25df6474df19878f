interface ElementClass<E> {
  new (): E;
  prototype: E;
}

/** Returns an element that the server rendered; throws if none of that class exists. */
export function requireElement<E extends Element>(
  root: ParentNode,
  selector: string,
  elementClass: ElementClass<E>,
): E {
  const element = root.querySelector(selector);
  if (element instanceof elementClass) return element;
  throw new Error(`The page of a post lacks ${selector}.`);
}
