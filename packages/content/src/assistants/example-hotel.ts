/** The facts of a hotel that does not exist, as they are spoken. A real one brings its own. */
export const exampleHotel = {
  name: 'the Example Hotel',
  where: 'the corner of Example Street and Sample Avenue, in New York',
  checkIn: 'three in the afternoon',
  checkOut: 'eleven in the morning',
  pool: 'six in the morning until ten at night',
  breakfast: 'six thirty until ten thirty',
  kitchen: 'eleven at night',
  cancelUntil: 'six in the evening',
  cancelUntilMinutes: 18 * 60,
  toLaGuardia: 'forty minutes',
  toKennedy: 'about an hour',
  toSubway: 'a three-minute walk',
  parking: 'thirty-five dollars',
  garageHeight: 'six feet eight inches',
  rates: { king: 'one hundred eighty-nine dollars', suite: 'two hundred eighty-nine dollars' },
  ratesInDollars: { king: 189, 'two queens': 189, suite: 289 },
  /** Off the last night of a stay of so many nights. */
  longStay: { nights: 3, offInDollars: 10 },
  mostGuests: { king: 2, 'two queens': 4, suite: 4 },
} as const
