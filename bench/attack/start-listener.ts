import { join } from 'node:path'
import { exitCode, startChild } from '../../scripts/process/children.ts'
import { pinnedNode } from '../../scripts/project/paths.ts'
import type { Experience } from './bystanders.ts'
import type { FaultBook } from './faults.ts'
import type { ListenerOrder, ListenerWord } from './listener.ts'

const listenerEntry = join(import.meta.dirname, 'listener.ts')

export type Heard = { readonly experience: Experience; readonly priority: number }

/** Sends somebody who listens and asks; the function that is returned calls them back for their report. */
export function startListener(order: ListenerOrder, faults: FaultBook): () => Promise<Heard> {
  const command = [pinnedNode, listenerEntry, JSON.stringify(order)]
  const child = startChild(command, {}, ['ignore', 'inherit', 'inherit', 'ipc'])
  const heard = new Promise<Heard>((resolve, reject) => {
    child.on('message', (word: ListenerWord) => {
      if (word.is === 'fault') faults.note(word.kind, word.what, word)
      else resolve(word)
    })
    void exitCode(child).then((code) => reject(new Error(`the listener ended ${code}`)))
  })
  // It is asked for at the end; until then nobody waits for it.
  heard.catch(() => undefined)
  return () => {
    if (child.connected) child.send('stop')
    return heard
  }
}
