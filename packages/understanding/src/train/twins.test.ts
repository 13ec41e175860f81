import { array, assert, integer, property, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { createCollector } from './feature-lists.ts'
import { joinTwins } from './twins.ts'

const corpora = array(uniqueArray(integer({ min: 0, max: 9 })), { maxLength: 12 })

it('gives two features one row where they stand in the same lists, and only there', () => {
  assert(
    property(corpora, (corpus) => {
      const collector = createCollector()
      for (const list of corpus) collector.add(list)
      const lists = collector.finish(1)

      const rows = joinTwins(lists)

      const placesOf = (hash: number) =>
        corpus.flatMap((list, at) => (list.includes(hash) ? [at] : [])).join(' ')
      const places = [...lists.hashes].map(placesOf)
      places.forEach((one, feature) =>
        places.forEach((other, twin) =>
          expect(rows.of[feature] === rows.of[twin]).toBe(one === other),
        ),
      )
      expect(rows.count).toBe(new Set(places).size)
    }),
  )
})
