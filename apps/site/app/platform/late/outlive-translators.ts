/**
 * A browser's translator takes texts out of the page and puts elements of its own there. When React then removes such a
 * text, or puts something before it, the browser throws, and the whole page goes with it. A node that is not where it
 * was counts as removed, and what was to stand before it stands at the end.
 */
function outliveTranslators({ prototype }: typeof Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function (child) {
    return child.parentNode === this ? (removeChild.call(this, child) as typeof child) : child
  }
  prototype.insertBefore = function (node, before) {
    const place = before?.parentNode === this ? before : null
    return insertBefore.call(this, node, place) as typeof node
  }
}

if (!import.meta.env.SSR) outliveTranslators(Node)
