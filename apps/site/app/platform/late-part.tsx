import {
  lazy,
  useEffect,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
} from 'react'
import { missingPartLog } from './import-again.ts'
import { usePagePath } from './use-page-path.ts'

type LoadComponent<Props> = () => Promise<ComponentType<Props>>

/** A component that comes late; where it cannot be had, the console is told and another one stands in. */
export function lateOr<Props>(
  load: LoadComponent<Props>,
  makeStandIn: () => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    // At once: later the part may have gone for which it stands in.
    const StandIn = makeStandIn()
    const loaded = await load().catch((error: unknown) => console.error(missingPartLog, error))
    return { default: loaded ?? StandIn }
  })
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
  return lateOr<Props>(loadWrapped, () => keepServed(name))
}

/**
 * The part as it stands in the document: React takes it over without a look inside, so that every word typed into it
 * stays, and its form does what forms do without scripts. A page that was navigated to has nothing served to fall back
 * on, so it is loaded as a whole. That ends at once, since then the part is served; without a network it would end in
 * nothing, and a page without its part is better than none.
 */
function keepServed(name: string): FunctionComponent {
  const html = !import.meta.env.SSR && document.querySelector(`[data-part="${name}"]`)?.innerHTML
  const servedAt = import.meta.env.SSR ? '' : location.pathname
  return function ServedPart() {
    const path = usePagePath()
    const isServed = html && path === servedAt
    useEffect(() => {
      if (!isServed && navigator.onLine) location.reload()
    }, [isServed])
    if (!isServed) return null
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
