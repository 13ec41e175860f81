const patienceMs = 2000

/** Calls back once the page has loaded and the browser has nothing better to do: the film never delays a page. */
export function whenQuiet(callback: () => void): () => void {
  const stops: (() => void)[] = []
  const wait = () => stops.push(onIdle(callback))
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    stops.push(() => window.removeEventListener('load', wait))
  }
  return () => stops.forEach((stop) => stop())
}

function onIdle(callback: () => void): () => void {
  // Safari has no idle callback yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 0)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: patienceMs })
  return () => cancelIdleCallback(request)
}
