import { Drawing } from './drawing.tsx'

/** Restaurants: a torn kitchen chit with three ring marks; the third is the one that loses the order. */
export function KitchenChit() {
  return (
    <Drawing>
      <path d="M6 6h40v50l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z" />
      <path d="M14 16h24M14 24h24M14 32h14" />
      <path d="M16 40v5M23 39v7" strokeLinecap="round" />
      <path className="live" d="M31 39v7" />
    </Drawing>
  )
}
