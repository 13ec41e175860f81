/** The item in the middle when all are put in order by a figure: a median that stays one real measurement. */
export function middleBy<Item>(items: readonly Item[], figure: (item: Item) => number): Item {
  const middle = [...items].sort((a, b) => figure(a) - figure(b))[Math.floor(items.length / 2)]
  if (middle === undefined) throw new Error('There is no middle of nothing.')
  return middle
}
