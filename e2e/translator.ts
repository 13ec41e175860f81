/** Does to the page's texts what translators do: each goes into elements of its own. Runs in the page. */
export function translateTexts(): void {
  const isText = (node: Node) =>
    node.parentElement?.closest('script, style, noscript, textarea') ? 2 : 1
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, isText)
  const texts: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode)
  for (const text of texts) {
    const inner = Object.assign(document.createElement('font'), {
      textContent: `${text.nodeValue} ·`,
    })
    const outer = document.createElement('font')
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}
