import type { WidgetTag } from './voice-widget.ts'

type HostedSdk = {
  readonly run: (options: {
    readonly apiKey: string
    readonly assistant: string
  }) => { stop(): unknown } | null
}

declare global {
  interface Window {
    vapiSDK?: HostedSdk
  }
}

const buttonId = 'vapi-support-btn'

/** The hosted provider's widget. It knows neither how to hide nor how to go, so both is done from outside. */
export async function bringHostedWidget(tag: WidgetTag): Promise<() => void> {
  const { src, assistant, apiKey = '' } = tag
  const script = await loadScript(src)
  const before = new Set(document.head.querySelectorAll('style'))
  const client = window.vapiSDK?.run({ apiKey, assistant })
  const button = document.getElementById(buttonId)
  // Its own styles would show it again.
  button?.style.setProperty('display', 'none')
  const styles = [...document.head.querySelectorAll('style')].filter((one) => !before.has(one))
  return () => {
    void client?.stop()
    for (const element of [button, script, ...styles]) element?.remove()
    delete window.vapiSDK
  }
}

function loadScript(src: string): Promise<HTMLScriptElement> {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(script))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(src))
    })
    document.head.append(script)
  })
}
