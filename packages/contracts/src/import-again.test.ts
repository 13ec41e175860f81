import { describe, expect, it } from 'vitest'
import { createImportAgain } from './import-again.ts'

const address = 'https://desk.example/assets/part-1a2b.js'
const missing = () => new TypeError(`Failed to fetch dynamically imported module: ${address}`)

/** A network on which the next requests fail, and what was asked of it, pauses included. */
function createNetwork(failures: readonly Error[]) {
  const asked: string[] = []
  const left = [...failures]
  const answer = async (name: string) => {
    asked.push(name)
    const failure = left.shift()
    if (failure) throw failure
    return { from: name }
  }
  const importAgain = createImportAgain({
    pause: async (ms) => void asked.push(`pause ${ms}`),
    importFile: answer,
  })
  return { asked, load: importAgain(() => answer('part')) }
}

describe('a late part', () => {
  it('that comes is asked for once, whoever wants it', async () => {
    const { asked, load } = createNetwork([])

    const [first, second] = await Promise.all([load(), load()])

    expect(first).toBe(second)
    expect(await load()).toBe(first)
    expect(asked).toEqual(['part'])
  })

  it('that fails once is asked for again after a pause', async () => {
    const { asked, load } = createNetwork([missing()])

    await load()

    expect(asked).toEqual(['part', 'pause 700', 'part'])
  })

  it('that fails twice is asked for under an address no browser remembers as failed', async () => {
    const { asked, load } = createNetwork([missing(), missing()])

    await load()

    expect(asked).toEqual(['part', 'pause 700', 'part', 'pause 700', `${address}?again`])
  })

  it('that came under another address is that one for everybody after', async () => {
    const { asked, load } = createNetwork([missing(), missing()])

    expect(await load()).toBe(await load())

    expect(asked.filter((one) => one.endsWith('?again'))).toHaveLength(1)
  })

  it('is asked for a third time as it is, where the browser does not name the file', async () => {
    const nameless = new TypeError('Importing a module script failed.')
    const { asked, load } = createNetwork([nameless, nameless])

    await load()

    expect(asked).toEqual(['part', 'pause 700', 'part', 'pause 700', 'part'])
  })

  it('that fails three times is given up with the reason, until somebody asks anew', async () => {
    const last = new Error('gone for good')
    const { asked, load } = createNetwork([missing(), missing(), last])

    await expect(load()).rejects.toBe(last)
    await load()

    expect(asked).toHaveLength(6)
  })
})
