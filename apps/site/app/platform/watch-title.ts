/** Tells every new title of the document: the one thing of a page that changes with it and that anybody can see. */
export function watchTitle(onTitle: (title: string) => void): () => void {
  let known = document.title
  const observer = new MutationObserver(() => {
    if (document.title === known) return
    known = document.title
    onTitle(known)
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
