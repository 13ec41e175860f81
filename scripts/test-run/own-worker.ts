/**
 * What a test file says when it changes something that outlives it: a file that comes after it in the same process would
 * meet that. Programs that are started, and words in a text, are others' processes.
 */
const marks = [
  /\bvi\.(mock|doMock|spyOn|stubEnv|stubGlobal|useFakeTimers)\(/,
  /\bprocess\.(chdir|on|once|exitCode|umask)\b/,
  /\bprocess\.env(\.\w+|\[.+?\]) = /,
  /\b(globalThis|console)\.\w+ = /,
  // After it nothing starts any more, for good.
  /\bstopChildren\b/,
  // Asks whether a module needs more than this process has: none may have been loaded before.
  /\bin globalThis\b/,
]

/** Whether a test file, told by its source, has to be run in a worker of its own. */
export function needsOwnWorker(source: string): boolean {
  return marks.some((mark) => mark.test(source))
}
