// The one door to everything a call needs: whoever brings it, the machine and the talk around it share one desk.
export { deskOf } from './desks.ts'
export { Talk } from './talk.tsx'
