const hinted = new WeakSet<HTMLFormElement>()

/** Where a lookup is configured: shows how numbers of the visitor's country begin. Without one, and when it fails, nothing. */
export async function hintPhone(form: HTMLFormElement): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="geo-lookup"]')?.content
  const phone = form.querySelector<HTMLInputElement>('[name="phone"]')
  if (!address || !phone || hinted.has(form)) return
  hinted.add(form)
  const [{ lookUpCountry }, { callingCode }] = await Promise.all([
    import('../../../../platform/late/geo-lookup.ts'),
    import('../../../../platform/late/calling-codes.ts'),
  ])
  lookUpCountry(address, (country) => {
    phone.placeholder = callingCode(country) ?? ''
  })
}
