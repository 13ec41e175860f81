import type { Action } from '../conversation.ts'

/** Actions that are read as they come in. */
export type ActionStream = {
  readonly actions: AsyncIterable<Action>
  add(actions: readonly Action[]): void
  /** Nothing more comes: that was all, or what went wrong. */
  end(error?: Error): void
}

export function createActionStream(): ActionStream {
  const unread: Action[] = []
  let isOver = false
  let fault: Error | undefined
  let news = Promise.withResolvers<void>()

  async function* read(): AsyncGenerator<Action> {
    for (;;) {
      for (let action = unread.shift(); action; action = unread.shift()) yield action
      if (fault) throw fault
      if (isOver) return
      await news.promise
      news = Promise.withResolvers()
    }
  }

  return {
    actions: read(),
    add(actions) {
      unread.push(...actions)
      news.resolve()
    },
    end(error) {
      isOver = true
      fault = error
      news.resolve()
    },
  }
}
