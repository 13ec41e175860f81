/** Lightness, chroma and hue in degrees, as tokens.css writes them. */
export type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number]

/** The site's palette, as far as the film uses it. A test holds it equal to tokens.css, name by name. */
export const tokens = {
  paper: [0.972, 0.013, 135],
  'paper-sunk': [0.945, 0.018, 138],
  sheet: [0.995, 0.004, 130],
  rule: [0.86, 0.022, 145],
  'rule-strong': [0.6, 0.03, 160],
  ink: [0.235, 0.032, 172],
  'ink-soft': [0.42, 0.028, 170],
  'ink-faint': [0.505, 0.026, 168],
  bottle: [0.37, 0.07, 166],
  'bottle-hover': [0.31, 0.062, 166],
  'bottle-tint': [0.925, 0.032, 150],
  onair: [0.665, 0.205, 40],
  slip: [0.915, 0.04, 8],
  'slip-edge': [0.8, 0.075, 10],
  carbon: [0.42, 0.125, 258],
  lamp: [0.845, 0.14, 84],
  night: [0.2, 0.026, 178],
  'night-card': [0.245, 0.03, 176],
  'night-sunk': [0.165, 0.022, 180],
  'night-ink': [0.965, 0.012, 140],
  'night-soft': [0.8, 0.02, 150],
  'night-faint': [0.7, 0.022, 155],
  'night-rule': [0.36, 0.032, 174],
  'night-rule-strong': [0.56, 0.03, 172],
} as const satisfies Record<string, Oklch>

export type TokenName = keyof typeof tokens
