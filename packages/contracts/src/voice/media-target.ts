import { webCallPath } from './wire.ts'

/** One call's media: which call, and the key that opens it. */
export type MediaTarget = {
  readonly id: string
  readonly key: string
  /** Of a page that takes its call up over another line: how many texts it has had. */
  readonly seen?: number
}

const callShape = /^([\w-]{1,64})\/media$/
const keyShape = /(?:^|&)key=([\w-]*)(?:&|$)/
const seenShape = /(?:^|&)seen=(\d{1,6})(?:&|$)/

/** Reads the address of a call's media below a provider's prefix; nothing for any other address. */
export function readMediaTarget(url: string, prefix: string): MediaTarget | undefined {
  const [path = '', query = ''] = url.split('?', 2)
  const start = `${prefix}${webCallPath}/`
  const id = path.startsWith(start) && callShape.exec(path.slice(start.length))?.[1]
  if (!id) return undefined
  const seen = seenShape.exec(query)?.[1]
  return { id, key: keyShape.exec(query)?.[1] ?? '', ...(seen && { seen: Number(seen) }) }
}
