import { PlainError } from '../process/plain-error.ts'

/** The forms in which one industry is named. */
export type IndustryNames = {
  /** As visitors read it: Pet care. */
  readonly title: string
  /** In files and addresses: pet-care. */
  readonly key: string
  /** In code: petCare. */
  readonly field: string
  /** Of its component: PetCare. */
  readonly component: string
}

export function namesOf(title: string): IndustryNames {
  if (!/^[A-Z][A-Za-z]*(?:(?: & | |-)[A-Za-z]+)*$/.test(title)) {
    throw new PlainError(
      `"${title}" is no name for an industry: use a capital and letters, such as Pet care.`,
    )
  }
  const words = title.toLowerCase().match(/[a-z]+/g) ?? []
  const component = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  return {
    title,
    key: words.join('-'),
    field: `${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    component,
  }
}
