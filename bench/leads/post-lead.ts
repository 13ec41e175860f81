export type Answer = { readonly status: number; readonly reference: string | undefined }

export type Form = { readonly name: string; readonly email: string; readonly message: string }

export function numberedForm(number: number): Form {
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@clinic.example`,
    message: `Message ${number}`,
  }
}

/** Posts a form; nothing when no answer came. */
export async function postForm(url: string, form: Form, key?: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(form),
    })
    const body = (await response.json()) as { reference?: string }
    return { status: response.status, reference: body.reference }
  } catch {
    return undefined
  }
}
