import { Drawing } from './drawing.tsx'

/** Restaurants: a torn kitchen chit with three ring marks; the third is the one that loses the order. */
export function KitchenChit() {
  return (
    <Drawing>
      <path d="M12 6h40v50l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z" />
      <path d="M20 16h24M20 24h24M20 32h14" />
      <path d="M22 40v5M29 39v7" strokeLinecap="round" />
      <path className="live" d="M37 39v7" />
    </Drawing>
  )
}
