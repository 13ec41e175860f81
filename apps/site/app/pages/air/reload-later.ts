/** Stopping the demo on this page reloads it after so long. */
const reloadAfterMs = 100

export function reloadLater(): void {
  setTimeout(() => location.reload(), reloadAfterMs)
}
