import { hotelDesk } from '@nightdesk/content'
import type { RequestPart } from '../../script.ts'

const digit =
  '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|\\d+)'
const roomNumber = new RegExp(
  `\\b(?:rooms?|suite|in|from) (?:number )?(?:${digit}(?:[ -]?${digit})+|\\d{2,4})\\b|\\b\\d{3,4}\\b(?! ?[ap]\\.?m)`,
  'i',
)
const hour = new RegExp(
  `\\b(?:half|quarter) (?:past|to|after) ${digit}\\b|\\b(?:at|by|around) ${digit}\\b|\\b${digit} ?(?:am|pm|a\\.m|p\\.m|o['’]?clock|thirty|fifteen|forty five|in the morning)\\b|\\d:\\d\\d|\\bnoon\\b`,
  'i',
)

/** Whom to wake, and when: the front desk has to know both. */
export const wakeUpCall: readonly RequestPart[] = [
  { sign: roomNumber, ask: hotelDesk.askRoomNumber },
  { tag: 'time', sign: hour, ask: hotelDesk.askWakeTime },
]
