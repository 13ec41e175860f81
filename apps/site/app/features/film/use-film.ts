import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '../../platform/motion.ts'
import { nextFilmState, shouldRun, type FilmState } from './film-state.ts'
import { whenQuiet } from './when-quiet.ts'

/** So much of the picture must be seen before it moves. */
const seenShare = 0.25

const start: FilmState = { kind: 'markup' }

function observeView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { threshold: seenShare },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function onCalm(callback: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  const handleChange = () => {
    if (query.matches) callback()
  }
  query.addEventListener('change', handleChange)
  return () => query.removeEventListener('change', handleChange)
}

/** The last source that fails leaves the browser waiting for another one, and a start with it: for ever, in silence. */
function onNoSource(video: HTMLVideoElement, callback: () => void): () => void {
  const handleError = ({ target }: Event) => {
    if (target === video.lastElementChild) callback()
  }
  // The error of a source does not rise to its video, but it comes by on its way down.
  video.addEventListener('error', handleError, true)
  return () => video.removeEventListener('error', handleError, true)
}

async function run(video: HTMLVideoElement, onRefuse: () => void): Promise<void> {
  // All have failed, perhaps before anybody listened: they are tried once more.
  if (video.networkState === video.NETWORK_NO_SOURCE) video.load()
  try {
    await video.play()
  } catch (error) {
    // A pause that overtakes the start ends it with an abort: that was no refusal.
    if (!(error instanceof DOMException && error.name === 'AbortError')) onRefuse()
  }
}

type Film = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: FilmState
  /** Whether it has ever been asked for: until then the page does not even name its files. */
  readonly isAskedFor: boolean
  readonly press: () => void
}

/** Runs the film while it is wanted and in view. */
export function useFilm(): Film {
  const video = useRef<HTMLVideoElement>(null)
  const [state, dispatch] = useReducer(nextFilmState, start)
  const isToRun = shouldRun(state)
  const [isAskedFor, setAskedFor] = useState(false)
  if (isToRun && !isAskedFor) setAskedFor(true)

  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    dispatch({ kind: 'attend', isCalm: prefersReducedMotion(), isRunning: !element.paused })
    let stopObserving = () => {}
    const stopWaiting = whenQuiet(() => {
      stopObserving = observeView(element, (isInView) => dispatch({ kind: 'view', isInView }))
    })
    const stopListening = onCalm(() => dispatch({ kind: 'calm' }))
    const stopExpecting = onNoSource(element, () => dispatch({ kind: 'refuse' }))
    return () => {
      stopWaiting()
      stopObserving()
      stopListening()
      stopExpecting()
    }
  }, [])

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (isToRun) void run(element, () => dispatch({ kind: 'refuse' }))
    else element.pause()
  }, [isToRun])

  const press = useCallback(() => dispatch({ kind: 'press' }), [])
  return { video, state, isAskedFor, press }
}
