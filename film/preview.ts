// The page of `npm run film -- --preview`, and the one the renderer photographs.
import { filmSeconds } from './settings.ts'
import { createStage, loadFonts } from './stage.ts'

declare global {
  interface Window {
    /** Set when the fonts are there; the renderer waits for it. */
    shootFrame?: (second: number) => string
  }
}

function find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.querySelector(name)
  if (!element) throw new Error(`preview.html has no ${name}`)
  return element
}

const slider = find('input')
const output = find('output')
await loadFonts()
const stage = createStage(find('canvas'))
window.shootFrame = stage.shoot
let startedAtMs: number | undefined

function show(second: number): void {
  stage.show(second)
  slider.value = String(second)
  output.value = second.toFixed(2)
}

function step(nowMs: number): void {
  if (startedAtMs === undefined) return
  show((Math.max(0, nowMs - startedAtMs) / 1000) % filmSeconds)
  requestAnimationFrame(step)
}

find('button').addEventListener('click', () => {
  const isPlaying = startedAtMs !== undefined
  startedAtMs = isPlaying ? undefined : performance.now() - Number(slider.value) * 1000
  requestAnimationFrame(step)
})
slider.addEventListener('input', () => {
  startedAtMs = undefined
  show(Number(slider.value))
})
show(0)
