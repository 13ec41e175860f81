import { importAgain } from '../../platform/import-again.ts'
import type { WidgetTag } from './voice-widget.ts'

type WidgetScript = {
  readonly run: (options: { readonly assistant: string; readonly hidden: boolean }) => {
    remove(): void
  }
}

/** Our own widget: a script of its own, the same that other pages load. */
export async function bringOwnWidget({ src, assistant }: WidgetTag): Promise<() => void> {
  const loadScript = importAgain<WidgetScript>(() => import(/* @vite-ignore */ src))
  const script = await loadScript()
  const widget = script.run({ assistant, hidden: true })
  return () => widget.remove()
}
