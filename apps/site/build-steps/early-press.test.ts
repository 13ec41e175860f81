import { describe, expect, it } from 'vitest'
import { noteEarlyPress } from './early-press.ts'

const head = '<html><head><title>Hi</title></head>'

describe('a page', () => {
  it('with the demo listens for presses from its head on', () => {
    const body = '<body><div data-late="demo"><button>Ask</button></div></body></html>'

    const noted = noteEarlyPress(head + body)

    expect(noted).toMatch(/<script>addEventListener\('click',.*<\/script><\/head><body>/)
    expect(noted.endsWith(body)).toBe(true)
  })

  it('without it stays as it is', () => {
    const page = `${head}<body><button>Ask</button></body></html>`

    expect(noteEarlyPress(page)).toBe(page)
  })
})
