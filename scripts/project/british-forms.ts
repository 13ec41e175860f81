type Form = { readonly form: string; readonly index: number }

const written = /\.(?:md|mjs|css|tsx?)$/
// The corpus is in the callers' own words. What is learned from it carries a stamp over the sources beside it: to respell
// a comment there, learn anew.
const leftAlone = /^packages\/understanding\/(?:corpus|src)\/|\.generated\./
const comment = /(?<=^|\s)\/\/.*|\/\*[^]*?\*\//gm

// Anywhere, also in a name. `initialise` is left out: a package we use calls a function so.
const withS =
  /(?:recogni|seriali|organi|normali|reali|optimi|authori|synchroni|summari|customi|minimi|maximi|apologi|memori|generali|speciali|finali|capitali|tokeni|prioriti|utili|emphasi|categori)s(?:e[drs]?|ers|ing|able|ations?)(?![a-z])/gi
// In comments and documents: in a list of words or a test a caller may have said them.
const others =
  /\b(?:(?:behavi|col|fav|harb|hon|hum|lab|neighb|rum)ou(?:r\w*)|cancel{2}(?:ed|ing)|(?:label|model|signal|travel)l(?:ed|ing)|analyse[ds]?|artefacts?|catalogues?|centres?|defence|greys?|judgement|licences?|metres?|whilst|amongst)\b/gi

/** Where a file spells as the British do. */
export function findBritishForms(file: string, text: string): readonly Form[] {
  if (!written.test(file) || leftAlone.test(file)) return []
  const prose = file.endsWith('.md') ? [{ 0: text, index: 0 }] : [...text.matchAll(comment)]
  const inProse = prose.flatMap((part) =>
    [...part[0].matchAll(others)].map((match) => toForm(match, part.index)),
  )
  return [...[...text.matchAll(withS)].map((match) => toForm(match, 0)), ...inProse]
}

function toForm(match: RegExpExecArray, offset: number): Form {
  return { form: match[0], index: offset + match.index }
}
