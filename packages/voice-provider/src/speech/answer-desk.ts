import { parentPort } from 'node:worker_threads'

import { yieldToMainThread } from '../thread-priority.ts'

type Asked = { readonly id: number; readonly question: never }

/** What the other side sends when nothing more will be asked. */
export const closingWord = 'close'

/** The worker's side of a desk: loads, says it is ready, then answers what it is asked, in order. */
export async function answerDesk(load: () => Promise<(question: never) => unknown>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('A desk is answered in a worker thread')
  yieldToMainThread()
  // Questions that come while it loads wait in the port.
  const answer = await load()
  let last: Promise<void> = Promise.resolve()
  port.on('message', (message: Asked | typeof closingWord) => {
    if (message === closingWord) void last.then(() => port.close())
    else last = answerOne(last, message)
  })
  port.postMessage({ kind: 'ready' })

  async function answerOne(before: Promise<void>, { id, question }: Asked) {
    await before
    try {
      port?.postMessage({ kind: 'answer', id, answer: await answer(question) })
    } catch (error) {
      port?.postMessage({ kind: 'failure', id, message: String(error) })
    }
  }
}
