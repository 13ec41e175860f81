import { sampleDuringCall, sampleFault } from '@nightdesk/content'
import type { DemoStartingName, VisitEventName } from '../../../platform/visit-events.ts'
import { prefersReducedMotion } from '../../../platform/motion.ts'
import { levelAt, lineAt, type Course } from './place-in-call.ts'
import recordings from './recordings.generated.json'

const courses: Readonly<Record<string, Course>> = recordings
const lookEveryMs = 100
const changes = ['play', 'playing', 'waiting', 'pause', 'ended', 'error'] as const
const followed = new WeakSet<HTMLAudioElement>()

const demoStarting: DemoStartingName = 'nightdesk:demo-starting'
for (const silence of [demoStarting, 'pagehide']) addEventListener(silence, () => pauseAllBut())

/**
 * Shows on the page how far a call has come, from now on: on its button, its bars and its lines. One that is pressed
 * during a call of the visitor's own is silent, and says why.
 */
export function followCall(audio: HTMLAudioElement, isOnAir: boolean): void {
  follow(audio)
  if (isOnAir) tellOnAir(audio)
}

function follow(audio: HTMLAudioElement): void {
  if (followed.has(audio)) return
  followed.add(audio)
  const show = showCall(audio)
  for (const change of changes) audio.addEventListener(change, show)
  // The press that brought us was not waited for.
  show()
}

/** For as long as the visitor's own call lasts. */
function tellOnAir(audio: HTMLAudioElement): void {
  const status = audio.parentElement?.querySelector('[role="status"]')
  if (!status) return
  status.textContent = sampleDuringCall
  const ended: VisitEventName = 'nightdesk:demo-finished'
  addEventListener(ended, () => (status.textContent = ''), { once: true })
}

function pauseAllBut(one?: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll<HTMLAudioElement>('.play-call audio')) {
    if (audio !== one) audio.pause()
  }
}

function showCall(audio: HTMLAudioElement): () => void {
  const part = audio.parentElement
  const bars = part?.querySelector<HTMLElement>('.five-bars')
  const turns = part?.parentElement?.querySelectorAll('[data-turn]') ?? []
  const course = courses[audio.id] ?? { starts: [], levels: '' }
  const status = document.createElement('p')
  status.role = 'status'
  part?.append(status)
  let watch: ReturnType<typeof setInterval> | undefined

  const follow = () => {
    const { currentTime, ended, paused, isConnected } = audio
    const isUnderWay = !paused || (currentTime > 0 && !ended)
    const line = isUnderWay ? lineAt(course, currentTime) : -1
    for (const [at, turn] of turns.entries()) turn.toggleAttribute('data-said', at === line)
    const isMoving = !paused && !prefersReducedMotion()
    bars?.style.setProperty('--level', String(isMoving ? levelAt(course, currentTime) : 0))
    if (!isConnected) audio.pause()
  }

  return () => {
    const hasFailed = Boolean(audio.error)
    if (hasFailed) forget(audio)
    const isPlaying = !audio.paused
    if (isPlaying) pauseAllBut(audio)
    if (hasFailed || isPlaying) status.textContent = hasFailed ? sampleFault : ''
    part?.parentElement?.toggleAttribute('data-playing', isPlaying)
    if (bars) bars.dataset.state = isPlaying ? 'live' : 'idle'
    clearInterval(watch)
    if (isPlaying) watch = setInterval(follow, lookEveryMs)
    follow()
  }
}

/** An element that has failed still counts as playing, and would not try the same file again. */
function forget(audio: HTMLAudioElement): void {
  audio.removeAttribute('src')
  audio.load()
}
