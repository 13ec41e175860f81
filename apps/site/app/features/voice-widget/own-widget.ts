import type { WidgetTag } from './voice-widget.ts'

type WidgetScript = {
  readonly run: (options: { readonly assistant: string; readonly hidden: boolean }) => {
    remove(): void
  }
}

/** Our own widget: a script of its own, the same that other pages load. */
export async function bringOwnWidget({ src, assistant }: WidgetTag): Promise<() => void> {
  const script = (await import(/* @vite-ignore */ src)) as WidgetScript
  const widget = script.run({ assistant, hidden: true })
  return () => widget.remove()
}
