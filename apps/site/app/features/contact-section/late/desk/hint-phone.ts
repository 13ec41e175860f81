import { importAgain, missingPartLog } from '../../../../platform/import-again.ts'
import { loadGeoLookup } from '../../../../platform/load-geo-lookup.ts'

const loadCallingCodes = importAgain(() => import('../../../../platform/late/calling-codes.ts'))
const hinted = new WeakSet<HTMLFormElement>()

/** Where a lookup is configured: shows how numbers of the visitor's country begin. Without one, and when it fails, nothing. */
export async function hintPhone(form: HTMLFormElement): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="geo-lookup"]')?.content
  const phone = form.querySelector<HTMLInputElement>('[name="phone"]')
  if (!address || !phone || hinted.has(form)) return
  hinted.add(form)
  try {
    const parts = await Promise.all([loadGeoLookup(), loadCallingCodes()])
    const [{ lookUpCountry }, { callingCode }] = parts
    lookUpCountry(address, (country) => {
      phone.placeholder = callingCode(country) ?? ''
    })
  } catch (error) {
    console.error(missingPartLog, error)
  }
}
