import type { Finding } from './problem'
import type { ProductFile } from './product-file'
import { usual } from './terms'

/**
 * Days counted from the time of reading. The result page is also read later, so they would be
 * wrong.
 */
const RELATIVE_DAY = /次月|下个?月|[明今][日天]/
/** Words for a family. Some buyers insure only themselves, or only one other person. */
const FAMILY = /[您为和]家人|您家|全家|一家老小/
const NEVER_RENEWED = /不自动(?:续|扣)/
/** Only the evidence knows what somebody opened and read. */
const SAYS_READ = /您[^，。；]{0,6}已(?:经)?阅读/

/**
 * Finds texts that are not true for every reader. The result page knows its dates and its people,
 * so it must not use relative days or speak of a family. A product that offers auto-renewal must
 * not deny it. No text says that the reader has read something. A product with words of its own for
 * its parties must not use the usual ones.
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
  const texts = textsIn(page)
  const renewals = autoRenewal === 'NONE' ? [] : texts.filter((said) => NEVER_RENEWED.test(said))
  const enrols = wording?.insurant === '参保人'
  const successes = enrols ? [] : texts.filter((said) => said.includes('参保成功'))
  const terms = Object.entries(usual).flatMap(([key, term]) => {
    const own = wording?.[key as keyof typeof usual]
    return own === undefined || own === term
      ? []
      : texts
          .filter((said) => said.includes(term))
          .map((said) => ({ path: 'page', message: `Says ${term} instead of ${own}: ${said}` }))
  })
  return [
    ...terms,
    ...ends.map((message) => ({ path: 'page.result', message })),
    ...renewals.map((said) => ({ path: 'page', message: `Denies its automatic renewal: ${said}` })),
    ...texts
      .filter((said) => SAYS_READ.test(said))
      .map((said) => ({ path: 'page', message: `Says that somebody has read: ${said}` })),
    ...successes.map((said) => ({
      path: 'page',
      message: `Says 参保 without its wording: ${said}`,
    })),
  ]
}

/** Every text in a value, at any depth. They are added to `found`, because pages have thousands. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, found)
  return found
}
