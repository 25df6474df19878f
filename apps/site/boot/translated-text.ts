/**
 * Lets React work on a page that the browser translates. Chrome replaces each text node by a
 * `<font>` with the translation (facebook/react#11538). React still refers to the text nodes it
 * created: text written into one is not shown, and removing one or inserting before one throws.
 * So this remembers which element replaced a text node. If React changes the text, the node is put
 * back, and the translator translates it again. Insertions and removals act on the replacement.
 */
export function supportBrowserTranslation(): void {
  /** The elements that replace text nodes which were removed. */
  const replacements = new WeakMap<Node, Element>();
  const isReplacement = (node: Node | null): node is Element =>
    node?.nodeName === "FONT" && !replacedTexts.has(node);
  /** The text node that an element replaces. */
  const replacedTexts = new WeakMap<Node, Node>();

  const takeReplacement = (text: Node): Element | undefined => {
    const replacement = replacements.get(text);
    replacements.delete(text);
    return replacement;
  };

  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling, target } of records) {
      for (const text of addedNodes) {
        // React has moved the text node.
        if (text.isConnected) takeReplacement(text)?.remove();
      }
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        const replacement = [...addedNodes, previousSibling, nextSibling].find(isReplacement);
        if (!replacement) continue;
        replacements.set(text, replacement);
        replacedTexts.set(replacement, text);
        observer.observe(text, { characterData: true });
      }
      // React has changed a text node that is not in the document.
      takeReplacement(target)?.replaceWith(target);
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  /** Returns the child of `parent` that is the node or its replacement, or null if none exists. */
  const findChild = (parent: Node, node: Node): Node | null => {
    let child: Node | null = replacements.get(node) ?? node;
    // A translator may also move a text into its own element.
    while (child && child.parentNode !== parent)
      child = child.parentNode?.nodeName === "FONT" ? child.parentNode : null;
    return child;
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const child = findChild(this, node);
    replacements.delete(node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    reference: Node | null,
  ): Child {
    return insertBefore.call(this, node, reference && findChild(this, reference)) as Child;
  };
}
