import { firstNames, lastNames } from '@nightdesk/content'

// Names the receptionist knows when she hears them, though she may have to ask how they are written.
const others = `
  abigail adrian agnes ahmed aisha alan albert alejandro alexa alexandra alexis ali alicia alison allison alyssa amanda
  amber amelia amir ana andre andrea andreas angelo anita annie antonio april arjun arthur audrey aurora ava barry
  beatrice becky bella bernard beth bethany betty beverly billy blake bonnie brad bradley brandon brenda brendan brett
  bruce bryan cameron camille carl carla carmen carolyn cassandra cathy cecilia chad chelsea cheryl christian christina
  christine cindy clara clarence claudia colin connor courtney craig crystal cynthia daisy dana danielle darren dave
  deborah dennis derek diana diane diego dmitri dolores dominic donald donna doris dorothy doug douglas dylan eddie
  edith eduardo edwin eileen elaine eleanor elena elijah elise ella ellen ellie emil emilia emilio emmanuel enrique
  erica erik erin ernest esther ethan eugene eva evan evelyn felix fernando fiona florence frances francesca francis
  fred frederick gabriel gabriela gail gary gavin gerald gina giovanni glenn gloria gordon graham gregory gwen
  harold harriet harry hassan hazel heather hector heidi herbert holly howard hugo ian ibrahim ida igor ingrid irene
  iris isaac isabel isabella isabelle ivan jackie jacob jacqueline jaime jake jamal jamie jan janet janice jared
  jasmine javier jay jean jenna jenny jeremiah jeremy jerome jerry jesse jill jo joan joanna joanne jodie joel johanna
  jonah jonathan jorge josephine joyce judith judy juliet june karim karl katie kathleen kathryn kathy katrina keith
  kenneth kerry kristen kristin kurt kyle larry lauren laurie lawrence leah lee lena leon leonard leslie levi liam lila
  lillian lily logan lois lorenzo lorraine louis louise luca lucia luke luna lydia lynn mabel maggie malcolm manuel
  marc marcus margaret mariana marilyn mario marion marjorie marta martha marvin mateo maureen maurice max maya megan
  melanie melissa mercedes meredith miguel mila mindy miriam mitchell mohamed molly monica monique muhammad nadia naomi
  natalia natalie neil nell nina nora norma norman oleg omar oscar otto owen paige pamela paula pauline pedro penelope
  penny philip phillip phoebe pierre rafael raj ralph ramon randy raul ray raymond rebekah regina reginald renee ricardo
  rick ricky rita roberta roberto robin rodney roger roland ron ronald rosa rosemary roy ruben russell ruth sabrina
  sally salma samir samuel sandra sandy sanjay santiago sara sasha sean sebastian sergio seth shane shannon sharon shawn
  sheila shirley sidney silvia simon simone sonia sophia sophie stacy stanley stella stephanie stuart sunil suzanne
  sylvia tamara tanya tara ted teresa terry theo theodore theresa tiffany timothy tina todd tomas tony tracy travis
  tyler valerie vanessa vera vernon veronica victor vincent viola violet virginia vivian vladimir walter wanda wayne
  wendy wesley whitney winston xavier yasmin yolanda yuki yusuf yvonne zachary zara zoey`

const known: ReadonlySet<string> = new Set([
  ...firstNames.map((name) => name.toLowerCase()),
  ...others.split(/\s+/).filter(Boolean),
])

/** Whether people are called so. */
export function isGivenName(word: string): boolean {
  return known.has(word.toLowerCase())
}

const firsts: ReadonlyMap<string, string> = new Map(
  firstNames.map((name) => [name.toLowerCase(), name]),
)
const lasts: ReadonlyMap<string, string> = new Map(
  lastNames.map((name) => [name.toLowerCase(), name]),
)

/** Whether the voice bank can say it as a first name. */
export function isKnownFirst(word: string): boolean {
  return firsts.has(word.toLowerCase())
}

/** Whether the voice bank can say it as a last name. */
export function isKnownLast(word: string): boolean {
  return lasts.has(word.toLowerCase())
}

/** As the bank writes it. */
export function bankSpelling(word: string): string | undefined {
  return firsts.get(word.toLowerCase()) ?? lasts.get(word.toLowerCase())
}
