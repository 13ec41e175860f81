/** What the visitor wants and what they can see: together they decide whether the film runs. */
export type FilmState =
  /** As it stands in the markup: the poster. */
  { readonly kind: 'markup' } | Attended

export type Attended = {
  readonly kind: 'attended'
  readonly wish: 'play' | 'rest'
  readonly isInView: boolean
}

export type FilmEvent =
  /** The program has taken over. A film the visitor has already started goes on. */
  | { readonly kind: 'attend'; readonly isCalm: boolean; readonly isRunning: boolean }
  | { readonly kind: 'press' }
  | { readonly kind: 'view'; readonly isInView: boolean }
  /** The visitor asked the system for less movement while the page was open. */
  | { readonly kind: 'calm' }
  /** The browser would not play it. */
  | { readonly kind: 'refuse' }

export function nextFilmState(state: FilmState, event: FilmEvent): FilmState {
  if (event.kind === 'attend') {
    // With reduced motion nothing moves by itself: it stays a poster until somebody presses.
    const wish = event.isRunning || !event.isCalm ? 'play' : 'rest'
    return { kind: 'attended', wish, isInView: event.isRunning }
  }
  if (state.kind === 'markup') return state
  switch (event.kind) {
    case 'press':
      // Who presses the button sees the film, whatever the observer has said so far.
      if (state.wish === 'rest') return { kind: 'attended', wish: 'play', isInView: true }
      return { ...state, wish: 'rest' }
    case 'view':
      return { ...state, isInView: event.isInView }
    default:
      return { ...state, wish: 'rest' }
  }
}

/** The film runs when it is wanted and seen, and at no other time. */
export function shouldRun(state: FilmState): boolean {
  return state.kind === 'attended' && state.wish === 'play' && state.isInView
}
