/** The names in braces of a sentence. */
type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never

/** Puts the figures of the moment into a sentence; one that is forgotten does not compile. */
export function fillIn<Text extends string>(
  text: Text,
  values: Readonly<Record<Blanks<Text>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Blanks<Text>) => `${values[name]}`)
}
