// For tests: the words behind the route table, so that what holds for every page is asked of a new one too.
import type { ContactInvite } from '../contact.ts'
import * as content from '../index.ts'

type IndustryPageContent = content.IndustryPageContent
type OwnSum = content.OwnSum

/** A page and everything it says. */
export type PageWords<Words = object> = {
  readonly page: content.PageKey
  readonly path: content.RoutePath
  readonly words: Words
}

export type WordsWithContact = { readonly contact: ContactInvite }

/** Every page of the route table, in its order. Its words are what has the same head. */
export function pageWords(): readonly PageWords[] {
  return content.routes.map(({ path, page, meta }) => {
    const words = Object.values(content).find(
      (value) => isObject(value) && 'meta' in value && value.meta === meta,
    )
    if (!isObject(words)) throw new Error(`The words of ${path} are not exported.`)
    return { page, path, words }
  })
}

/** The pages of industries, however they are laid out. */
export function industryWords(): readonly PageWords[] {
  return pageWords().filter(({ path }) => path.startsWith('/industries/'))
}

/** Those that are laid out as healthcare is. */
export function commonIndustryWords(): readonly PageWords<IndustryPageContent>[] {
  return industryWords().filter(hasCommonLayout)
}

/** Those with a contact section of their own. */
export function wordsWithContact(): readonly PageWords<WordsWithContact>[] {
  return pageWords().filter(hasContact)
}

/** Every sum for the reader's own numbers, with the industry's page it stands on. */
export function ownSums(): readonly PageWords<OwnSum>[] {
  return industryWords().flatMap(({ page, path, words }) =>
    sumsIn(words).map((sum) => ({ page, path, words: sum })),
  )
}

function hasCommonLayout(one: PageWords): one is PageWords<IndustryPageContent> {
  return ['timeSinks', 'automations', 'outcomes', 'claim'].every((key) => key in one.words)
}

function hasContact(one: PageWords): one is PageWords<WordsWithContact> {
  const { words } = one
  return 'contact' in words && isObject(words.contact) && 'lead' in words.contact
}

function sumsIn(value: unknown): readonly OwnSum[] {
  if (!isObject(value)) return []
  return isOwnSum(value) ? [value] : Object.values(value).flatMap(sumsIn)
}

function isOwnSum(value: object): value is OwnSum {
  return 'field' in value && 'amount' in value && 'times' in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
