import { blend, mix, token, type Color } from '../color/color.ts'
import type { Moment } from '../moment.ts'
import type { Shop } from '../timeline/calls.ts'
import { progress } from '../timeline/easing.ts'

/** The few colors a house is built from. Depth comes from their lightness alone. */
export type Tones = {
  readonly wall: Color
  /** Recesses, plinths, what lies behind. */
  readonly shade: Color
  /** Cornices, sills, what catches the light. */
  readonly light: Color
  readonly glass: Color
  readonly sign: Color
}

type Walls = {
  readonly night: Color
  readonly day: Color
  /** The color of the name by day; at night all are pale. */
  readonly name: Color
}

const walls: Readonly<Record<Shop, Walls>> = {
  clinic: {
    night: blend('night-card', 'night-rule', 0.6),
    day: blend('rule-strong', 'rule', 0.48),
    name: token('bottle-hover'),
  },
  advisors: {
    night: blend('night-rule', 'night-rule-strong', 0.12),
    day: blend('rule-strong', 'rule', 0.8),
    name: token('bottle-hover'),
  },
  hotel: {
    night: blend('night-card', 'bottle', 0.42),
    day: token('bottle'),
    name: token('paper'),
  },
  cars: {
    night: blend('night-card', 'night-rule', 0.42),
    day: blend('rule-strong', 'ink-faint', 0.3),
    name: token('paper'),
  },
  pizza: {
    night: blend('night-card', 'bottle-hover', 0.7),
    day: blend('bottle', 'rule-strong', 0.32),
    name: token('paper'),
  },
}

export function tonesOf(shop: Shop, { day, sky }: Moment): Tones {
  // A little of the sky lies on every wall, so that houses belong to their hour.
  const ambient = 0.1 * (1 - day)
  const { night, day: byDay, name } = walls[shop]
  const wall = mix(mix(night, byDay, day), sky.high, ambient)
  return {
    wall,
    shade: mix(wall, mix(token('night-sunk'), token('bottle-hover'), day), 0.5),
    light: mix(wall, mix(token('night-soft'), token('sheet'), day), 0.16 + 0.14 * day),
    glass: mix(mix(wall, token('night-sunk'), 0.62), mix(wall, token('paper'), 0.56), day),
    // Dark on a light wall, light on a dark one, and no long moment between.
    sign: mix(token('night-ink'), name, progress(wall[0], 0.46, 0.54)),
  }
}
