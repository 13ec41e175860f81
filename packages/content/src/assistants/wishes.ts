/** Usual wishes as they are read back, with the words that callers have for them. */
export const usualWishes: Readonly<Record<string, readonly string[]>> = {
  'with a booster seat,': ['booster'],
  'with a child seat,': ['child seat', 'car seat', 'baby seat', 'infant seat'],
  'with a crib,': ['crib', 'cot', 'baby bed'],
  'with wheelchair access,': [
    'wheelchair',
    'ramp',
    'roll-in shower',
    'roll in shower',
    'step over a bathtub',
    'step over a tub',
  ],
  'with a dog,': ['dog', 'puppy'],
  'with a pet,': ['pet', 'cat'],
  'with an extra stop,': ['stop'],
  'with a sign at arrivals,': [
    'sign',
    'with a sign',
    'with his name on a sign',
    'holding a sign',
    'hold a sign',
    'hold up a sign',
  ],
  'somewhere quiet,': [
    'quiet',
    'somewhere quiet',
    'something quiet',
    'quiet room',
    'quiet one',
    'quiet side',
  ],
  'on a high floor,': [
    'high floor',
    'higher floor',
    'upper floor',
    'up high',
    'high up',
    'higher up',
  ],
  'with a late check-out,': ['late check-out', 'late check out', 'late checkout'],
  'with an early check-in,': ['early check-in', 'early check in', 'early checkin'],
  'with an extra bed,': ['extra bed', 'rollaway'],
  'in a larger car,': ['suv', 'van', 'minivan', 'bigger car', 'larger car'],
}

/** Others that a driver or a front desk has to know of, read back in the caller's words. */
export const otherWishes: readonly string[] = [
  'walker',
  'rollator',
  'cane',
  'crutches',
  'oxygen',
  'stroller',
]
