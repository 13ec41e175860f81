const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** FNV-1a: features are known by their hash, so that a model holds numbers and no words. */
export function hash(text: string): number {
  let value = offsetBasis
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), prime)
  }
  return value >>> 0
}
