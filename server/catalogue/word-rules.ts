import type { Finding } from './problem'
import type { ProductFile } from './product-file'

/** Days that are counted from whenever the text is read: a purchase is looked at again later. */
const RELATIVE_DAY = /次月|下个?月|[明今][日天]/
/** Not everybody insures a family, or himself. */
const FAMILY = /[您为和]家人|您家|全家|一家老小/
const NEVER_RENEWED = /不自动(?:续|扣)/

/**
 * Texts that are not true of everybody who reads them: the end of a purchase knows its days and its
 * people, and a product that offers automatic renewal may not deny it.
 */
export function untrueWords({
  page,
  autoRenewal,
  wording,
}: Pick<ProductFile, 'autoRenewal' | 'wording'> & {
  page: Pick<ProductFile['page'], 'result'>
}): Finding[] {
  const { title, text, nextSteps } = page.result
  const ends = [title, text, ...nextSteps].flatMap((said) => [
    ...(RELATIVE_DAY.test(said) ? [`Counts a day from the reader's: ${said}`] : []),
    ...(FAMILY.test(said) ? [`Speaks of a family: ${said}`] : []),
  ])
  const renewals =
    autoRenewal === 'NONE' ? [] : textsIn(page).filter((said) => NEVER_RENEWED.test(said))
  const enrols = wording?.insurant === '参保人'
  const successes = enrols ? [] : textsIn(page).filter((said) => said.includes('参保成功'))
  return [
    ...ends.map((message) => ({ path: 'page.result', message })),
    ...renewals.map((said) => ({ path: 'page', message: `Denies its automatic renewal: ${said}` })),
    ...successes.map((said) => ({
      path: 'page',
      message: `Says 参保 without its wording: ${said}`,
    })),
  ]
}

/** Every text of a value, whatever it is nested in. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
