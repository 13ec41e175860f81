/**
 * Calls back once, at the first sign that the run should end: a signal, or the death of the process that started
 * us, which shows as its closed channel. Later signs change nothing.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false
  const stopOnce = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    stop(signal)
  }
  process.on('SIGINT', stopOnce)
  process.on('SIGTERM', stopOnce)
  process.on('SIGHUP', stopOnce)
  process.on('disconnect', () => stopOnce('SIGHUP'))
  // The channel alone must not keep a finished run alive.
  process.channel?.unref()
}
