import { findDigits, readUtterance } from '@nightdesk/understanding'

const inRoom =
  /\b(?:this is|it['’]?s|i['’]?m|we['’]?re|i am|we are|calling|staying|right|yeah|yes|guests?)\b[^.?!,]{0,12}?\b(?:in |from |for )?(?:the )?room (?:number )?((?:[\w-]+ ?){1,5})/gi
const digits = { least: 2, most: 4 }
const tens: Readonly<Record<string, string>> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
}

/** "This is room six eleven": where a guest stays already is for whoever sees to it. */
export function spotOwnRoom(text: string): string | undefined {
  for (const [, said = ''] of text.matchAll(inRoom)) {
    const words = said.toLowerCase().replaceAll(/[a-z]+/g, (word) => tens[word] ?? word)
    const [lead = ''] = numbers.exec(words) ?? []
    const number = findDigits(readUtterance(lead).words)?.value ?? lead.replaceAll(/\D/g, '')
    if (number.length >= digits.least && number.length <= digits.most) return `Room ${number}`
  }
  return undefined
}

const numbers = /^(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|\d+)[\s-]*)+/
