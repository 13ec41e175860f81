import { lazy, useEffect, type ComponentType, type FunctionComponent } from 'react'
import { missingPartLog } from './import-again.ts'
import { usePagePath } from './use-page-path.ts'

type LoadComponent<Props> = () => Promise<ComponentType<Props>>

/** A component that comes late; where it cannot be had, the console is told and another one stands in. */
export function lateOr<Props>(load: LoadComponent<Props>, StandIn: ComponentType<Props>) {
  return lazy(() => loadOr(load, StandIn))
}

async function loadOr<Props>(load: LoadComponent<Props>, StandIn: ComponentType<Props>) {
  try {
    return { default: await load() }
  } catch (error) {
    console.error(missingPartLog, error)
    return { default: StandIn }
  }
}

/**
 * A part of the page that is served with it and comes to life late, or stays as it was served. While it waits nothing
 * around it may hand it new props: React would take it out of the document, with the words in it.
 */
export function latePart<Props extends object>(name: string, load: LoadComponent<Props>) {
  const loadWrapped = async () => {
    const Part = await load()
    return (props: Props) => (
      <div className="late-part" data-part={name}>
        <Part {...props} />
      </div>
    )
  }
  return lazy(() => loadOr<Props>(loadWrapped, keepServed(name)))
}

/**
 * The part as it stands in the document: React takes it over without a look inside, so that every word typed into it
 * stays, and its form does what forms do without scripts.
 */
function keepServed(name: string): FunctionComponent {
  const html = globalThis.document?.querySelector(`[data-part="${name}"]`)?.innerHTML
  const servedAt = globalThis.location?.pathname
  return function ServedPart() {
    const isServedHere = usePagePath() === servedAt
    if (!html || !isServedHere) return <WholePage />
    return (
      <div
        className="late-part"
        data-part={name}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    )
  }
}

/**
 * A page that was navigated to has nothing served to fall back on, so it is loaded as a whole. That ends at once: then
 * the part is served. Without a network there is nothing to load, and the page without its part is better than none.
 */
function WholePage() {
  useEffect(() => {
    if (navigator.onLine) location.reload()
  }, [])
  return null
}
