import { documentKey } from '@/contract/guides'
import type { Term } from '@/contract/product-page'
import type { Product } from '../../catalogue/product'
import type { EvidenceEventRow } from './repo'

/** A document that a purchase needs, and when its present text was agreed to (ms). */
export interface TermState {
  term: Term
  agreedAt: number | undefined
}

type Step = Pick<EvidenceEventRow, 'type' | 'textHash' | 'detail' | 'at'>

/**
 * The step of evidence that records the agreement to a document: under the document's own name, or,
 * where it is not on our server, under the page that asked.
 */
export const agreementTo = (
  { url, version, textHash }: Pick<Term, 'url' | 'textHash'> & { version: string },
  page: string,
  detail: Record<string, string>,
) => ({
  type: 'AGREE' as const,
  pageId: documentKey(url) ?? page,
  pageVersion: version,
  ...(textHash && { textHash }),
  detail,
})

/** A document without a text of ours is known by its address. */
const isAbout = ({ url, textHash }: Term, step: Step): boolean =>
  textHash === undefined ? step.detail?.['url'] === url : step.textHash === textHash

/** A step that repeats an earlier agreement names its time. */
const timeOf = ({ at, detail }: Step): number => Date.parse(detail?.['agreedAt'] ?? '') || at

/**
 * Finds which documents of a product the applicant has agreed to in this evidence. A text counts
 * wherever it was shown, as a notice or as a document, because its hash names it.
 */
export function termStates(steps: readonly Step[], { page }: Product): TermState[] {
  const agreed = steps.filter(({ type }) => type === 'AGREE')
  return page.terms.map((term) => {
    const step = agreed.find((one) => isAbout(term, one))
    return { term, agreedAt: step && timeOf(step) }
  })
}
