// Many who talk at the same time: how long they wait, and how many the machine can serve.
import { told, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import { linesPerCall, saidLines, talk, type HeardTurn, type Place } from './talk.ts'

const crowds = [1, 2, 4, 6, 8]

/** More and more callers at the same time: how many the machine can serve. */
export async function measureCrowds(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of crowds) {
    const turns = await talkInCrowd(place, size)
    const answered = turns.map(({ answeredMs }) => answeredMs)
    figures.push(
      told(`${size} at once: answers of ${size * linesPerCall}`, turns.length),
      told(`${size} at once: p95 ms`, percentile(answered, 95)),
    )
  }
  return figures
}

export async function talkInCrowd(place: Place, size: number): Promise<readonly HeardTurn[]> {
  const talks = Array.from({ length: size }, (_, at) =>
    talk(
      place,
      Array.from(
        { length: linesPerCall },
        (_unused, line) => saidLines[(at * 3 + line) % saidLines.length] ?? '',
      ),
    ),
  )
  return (await Promise.all(talks)).flatMap(({ turns }) => turns)
}

/** How long most of so many wait who talk at the same time. One round alone is too few turns to have a 95th percentile. */
export async function crowdP95(place: Place, size: number, rounds = 3): Promise<number> {
  const turns: HeardTurn[] = []
  for (let round = 0; round < rounds; round += 1) turns.push(...(await talkInCrowd(place, size)))
  return percentile(
    turns.map(({ answeredMs }) => answeredMs),
    95,
  )
}
