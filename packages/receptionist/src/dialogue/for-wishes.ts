import type { Slot } from '../script.ts'

/** Whether a slot takes whatever the caller wants to have written down. */
export const isForWishes = ({ id, tags }: Slot): boolean =>
  id === 'wish' || tags?.includes('wish') === true
