type Places = {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, node: Node, before: Node | null) => Node
}

/**
 * A browser's translator takes texts out of the page and puts elements of its own there. When React then removes such a
 * text, or puts something before it, the browser throws, and the whole page goes with it. A node that is not where it
 * was counts as removed, and what was to stand before it stands at the end.
 */
function outliveTranslators(places: Places): void {
  const { removeChild, insertBefore } = places
  places.removeChild = function (child) {
    return child.parentNode === this ? removeChild.call(this, child) : child
  }
  places.insertBefore = function (node, before) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null)
  }
}

if (!import.meta.env.SSR) outliveTranslators(Node.prototype)
