import { months } from '@nightdesk/understanding'

/** A text cut after each full stop, question mark or exclamation mark. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/)

const month = new RegExp(
  `\\bthe (\\w+) (to|until|till|through) the (\\w+) of (${months.join('|')})\\b`,
  'i',
)

/** "From the 10th to the 12th of December" says the month once, and means it twice. */
export const withMonths = (text: string): string => text.replace(month, '$4 $1 $2 $4 $3')
