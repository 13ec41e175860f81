/** Marks what only a person can write. The check for leftovers finds it until it is written. */
export const openMark = ['TO', 'DO'].join('')

/** Words to be replaced, which say themselves what belongs there. */
export function openWords(what: string): string {
  return `${openMark}: ${what}`
}

/** Where the mark stands in these files, line by line. */
export function openPlaces(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.includes(openMark) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
}
