import { tableOf } from './table.ts'

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Whoever is speaking. */
export const self: ReadonlySet<string> = listOf('me myself i yours meself')

/** Somebody who was spoken of before. "Her" mostly belongs to the next word, and is looked at apart. */
export const another: ReadonlySet<string> = listOf('him he she himself herself')

/** One person each. */
export const singular: ReadonlySet<string> = listOf(`
  person human passenger adult guest kid child baby toddler traveler traveller client visitor infant newborn teen teenager
  student senior relative daughter son brother sister cousin nephew niece grandkid grandchild grandmother grandfather
  grandma grandpa grandson granddaughter granny gran nana nan nanna papa mama poppa mommy mummy daddy mami papi girl boy friend buddy
  pal mate coworker colleague rider guy lady man woman wife husband hubby missus partner girlfriend boyfriend mother
  father mom mum dad pop boss spouse fiance fiancé fiancee fiancée assistant nanny uncle aunt auntie tia tio tita tito
  lola lolo abuela abuelo roommate kiddo stepson stepdaughter stepdad stepmom stepmother stepfather bride groom
  bridesmaid gentleman nurse aide attendant caregiver coach pastor minister member neighbor neighbour companion sitter
  babysitter teammate sibling half one bro sis tourist employee secretary doctor pax`)

/** Two or more, where no number says how many. */
export const plural: ReadonlySet<string> = listOf(`
  people persons humans passengers adults guests kids children babies toddlers travelers travellers clients visitors infants
  newborns teens teenagers students seniors relatives daughters sons brothers sisters cousins nephews nieces grandkids
  grandchildren grandmothers grandfathers grandsons granddaughters girls boys friends buddies pals mates coworkers
  colleagues riders guys ladies men women wives husbands uncles aunts aunties roommates kiddos ones ups fellas fellows
  gentlemen others bridesmaids groomsmen members siblings titas titos tias tios nurses teammates stepkids girlfriends
  boyfriends neighbors neighbours partners bosses tourists employees`)

/** Words for more than one that come without a number. */
export const groups: Readonly<Record<string, number>> = tableOf({
  twins: 2,
  parents: 2,
  grandparents: 2,
  folks: 2,
  couple: 2,
  pair: 2,
  couples: 2,
  newlyweds: 2,
  'in-laws': 2,
  laws: 2,
  both: 2,
  duo: 2,
  triplets: 3,
  trio: 3,
})

/** Nobody: what people bring along. */
export const things: ReadonlySet<string> = listOf(`
  dog dogs cat cats pet pets puppy kitten bag bags luggage suitcase suitcases carryon carryons stroller strollers walker
  wheelchair wheelchairs seat seats crib box boxes cello guitar bike skis trunk trunks backpack carry pocketbook purse handbag cane scooter room rooms
  bed beds car cars van night nights things time trip flight ride`)

/** With the next word they name one person: "baby girl", "lady friend", "better half". */
export const leading: ReadonlySet<string> = listOf(
  'baby girl boy lady teenage adult senior infant half little grown kid',
)

export const determiners: ReadonlySet<string> = listOf(
  'my our his her their the your this these those another some',
)
export const connectors: ReadonlySet<string> = listOf('and plus with & also then n')

/** From here on something is told about somebody: where they come from, how old they are. */
export const asides: ReadonlySet<string> = listOf(`
  from in at on to for who who's which i'm he's she's they they've they're is are was were age aged ages under over 
  traveling because as if when counting not by can could do does did will would should`)

/** Takes back what was counted so far, where another count follows. */
export const retractions: ReadonlySet<string> = listOf(
  'no sorry actually wait rather scratch maybe or',
)

/** "So", "that's", "makes": the number after it is the sum. */
export const sums: ReadonlySet<string> = listOf("so that's makes total altogether all just")

export const alone: ReadonlySet<string> = listOf('solo single alone')
