/**
 * A browser's translator replaces text nodes by `<font>` elements. React keeps references to the removed nodes: it
 * fails when it removes one or inserts before one, and a change of its text stays invisible. So this remembers the
 * element that replaced each text, removes or moves it with the text, and puts the text back when it changes; the
 * translator then translates the new text.
 */
export function followTranslator(root: Element): void {
  const substitutes = new WeakMap<Node, Element>();

  const note = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const [substitute] = addedNodes;
      const [text] = removedNodes;
      if (!(substitute instanceof HTMLElement) || substitute.localName !== 'font' || !(text instanceof Text))
        continue;
      if (removedNodes.length !== 1 || target !== substitute.parentNode) continue;
      substitutes.set(text, substitute);
      changes.observe(text, { characterData: true });
    }
  };
  const replacements = new MutationObserver(note);
  const changes = new MutationObserver((records) => {
    note(replacements.takeRecords());
    for (const { target } of records) if (!target.parentNode) substitutes.get(target)?.replaceWith(target);
  });
  replacements.observe(root, { childList: true, subtree: true });

  /** The substitute of a node that the translator removed from this parent; otherwise the node itself. */
  const shownIn = (parent: Node, node: Node): Node => {
    if (node.parentNode === parent || !(node instanceof Text)) return node;
    note(replacements.takeRecords());
    const substitute = substitutes.get(node);
    return substitute?.parentNode === parent ? substitute : node;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, shownIn(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    // A text that moves replaces its substitute.
    if (child instanceof Text && !child.parentNode) {
      const substitute = shownIn(this, child);
      if (substitute !== child) removeChild.call(this, substitute);
    }
    insertBefore.call(this, child, before && shownIn(this, before));
    return child;
  };
}
