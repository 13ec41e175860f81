// Written by `npm run samples`.
export const sampleSeconds = {
  'hotel-at-night': 16,
  'clinic-at-noon': 11,
  'clinic-at-night': 11,
  'advisors-at-night': 12,
  'pizzeria-at-seven': 17,
} as const
