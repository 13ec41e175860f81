const not = "(?<!n['’]?t |\\bnot |\\bnever |\\bno longer )"
const car = '(?:car|ride|cab|taxi|van|suv|sedan|limo|trip|lift|pick ?up|driver)'
const wanting =
  '(?:needs?|wants?|like|gets?|book|have|order|send|set up|reserve|arrange|schedule|find|take|catch|looking for)'
const whom = '(?:me|us|him|her|them|(?:my|our) \\w+(?: \\w+)?|somebody|someone)'

const signs = [
  // "I need a car", "can you send my wife another one": none that is booked already.
  `${not}\\b${wanting}\\b(?: [\\w'’]+){0,3}? (?:an?|another|one more|a new|a different|the other) (?:(?:new|different|second|other|big|bigger|early) )?(?:${car}|one)\\b(?! (?:booked|coming|reserved|ordered|scheduled|was|that|which|of))`,
  `${not}\\b(?:want|need|like|have|love|trying|hoping) to (?:\\w+ ){0,2}?(?:book|reserve|schedule|order)\\b(?! (?:a|the) complaint)`,
  // "Book me from the Beacon home", "can you send one at five".
  `${not}\\b(?:book|reserve) (?:${whom} )?(?:for|from|to|at|on|in|an?|another|something|home|tonight|tomorrow)\\b`,
  `\\b(?:can|could|would|will) (?:you|we|i) (?:also |please |still |then )*(?:send|do|get|have|book) (?:${whom} )?(?:one|another|a(?: \\w+)? ${car}|a(?: \\w+)? (?:ride|car))\\b`,
  // "Somebody to pick up my mother", "pick us up Monday".
  `${not}\\b(?:needs?|want|like|have|get|send|can|could) (?:[\\w'’]+ ){0,3}?(?:to )?(?:pick(?:ed)? (?:${whom} up|up ${whom})|take ${whom} (?:home|to)|drive ${whom})\\b`,
  `${not}\\b(?:need|needs|want|wants|like) to be (?:picked up|taken|driven)\\b`,
].map((sign) => new RegExp(sign, 'i'))

/** Whoever asks for a car that is not booked yet, and does not only speak of one. */
export const asksForRide = (text: string): boolean => signs.some((sign) => sign.test(text))
