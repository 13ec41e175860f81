export type ToastTone = 'success' | 'destructive'

export type ToastContent = {
  readonly tone: ToastTone
  readonly title: string
  readonly text: string
}

/** The toasts of the contact form, to the letter of the specification's error catalog. */
export const toasts = {
  consentRequired: {
    tone: 'destructive',
    title: 'Consent required',
    text: 'Please agree to our Privacy Policy to proceed.',
  },
  contactFailed: {
    tone: 'destructive',
    title: 'Error sending message',
    text: 'There was a problem sending your message. Please try again or email us directly.',
  },
  contactSent: {
    tone: 'success',
    title: 'Discovery call requested!',
    text: 'Our team will contact you shortly to schedule your free discovery call.',
  },
  addressCopied: {
    tone: 'success',
    title: 'Address copied',
    text: 'Paste it into your email.',
  },
  copyFailed: {
    tone: 'destructive',
    title: 'Address not copied',
    text: 'Your browser blocked it. Select the address and copy it yourself.',
  },
} as const satisfies Record<string, ToastContent>

export const toastRegion = {
  name: 'Notifications',
  close: 'Close',
} as const
