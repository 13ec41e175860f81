/** A place where two things differ, and what stands there on either side. */
export type Difference = { readonly path: string; readonly here: unknown; readonly there: unknown }

/**
 * What is wanted here and is not so there. The other side may have more: a provider fills in what nobody has said.
 * Lists are compared one by one, since their order and number mean something.
 */
export function compare(here: unknown, there: unknown, path = ''): Difference[] {
  if (Array.isArray(here) && Array.isArray(there) && here.length === there.length) {
    return here.flatMap((one, index) => compare(one, there[index], `${path}[${index}]`))
  }
  if (isObject(here) && isObject(there)) {
    return Object.entries(here).flatMap(([key, value]) =>
      compare(value, there[key], path === '' ? key : `${path}.${key}`),
    )
  }
  return Object.is(here, there) ? [] : [{ path, here, there }]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
