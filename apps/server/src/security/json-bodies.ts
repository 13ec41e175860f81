import type { FastifyInstance } from 'fastify'

/** Deeper than anything that is sent to us; the parser's time grows with the depth far more than with the length. */
const deepest = 32

/** Reads JSON as Fastify does, but nothing that is nested without end. */
export function limitJsonDepth(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isNestedBeyond(body, deepest)) {
        done(Object.assign(new Error('The body is nested too deeply.'), { statusCode: 400 }))
        return undefined
      }
      return read(request, body, done)
    },
  )
}

/** Counts the brackets that are open, outside of strings. */
export function isNestedBeyond(text: string, most: number): boolean {
  let open = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isString) {
      if (char === '\\') at += 1
      else if (char === '"') isString = false
    } else if (char === '"') isString = true
    else if (char === '[' || char === '{') open += 1
    else if (char === ']' || char === '}') open -= 1
    if (open > most) return true
  }
  return false
}
