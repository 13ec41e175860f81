import type { Config } from '@nightdesk/config'
import { ownFieldsMark, unsettled } from '@nightdesk/contracts'

/** Puts the settings into what the build left open. */
export type Settle = (text: string) => string

type Settings = Pick<Config, 'publicUrl' | 'contactFormEndpoint'>

const ownFields = new RegExp(`<div ${ownFieldsMark}=""[^>]*>.*?</div>`, 'gs')

export function settleFor({ publicUrl, contactFormEndpoint: endpoint }: Settings): Settle {
  const isOwnService = endpoint.startsWith('/')
  return (text) => {
    // An origin needs no escaping, whatever the text is: there is nothing in it but letters, digits and `.:[]-`.
    const settled = text
      .replaceAll(unsettled.publicUrl, publicUrl)
      .replaceAll(unsettled.contactEndpoint, () => escapeAttribute(endpoint))
    return isOwnService ? settled : settled.replace(ownFields, '')
  }
}

/** A value as it may stand between double quotes in a page. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
