import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import type { HealthAnswer as Declared } from '@/contract/proposal'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { keepPurchase } from '@/subjects/draft'

type HealthAnswer = 'yes' | 'no'

export interface Answers {
  of: (question: number) => HealthAnswer | undefined
  answer: (question: number, given: HealthAnswer) => void
  /** The user answered a question with yes. */
  someAffirmed: boolean
  /** The user answered every question with no. */
  allDenied: boolean
  /** The answers of a user who taps 以上均为“否”, which answers the questions that are still open. */
  declared: Declared[]
}

type Health = ProductPage['health']

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index])

/**
 * Answers to the questions of the health declaration, saved with the form. For other people or
 * another text the questions are asked again.
 */
export const useAnswers = (
  product: ProductId,
  health: Pick<Health, 'textHash' | 'items'> | undefined,
): Answers => {
  const { health: kept, insurants: people } = usePurchase()
  const insurants = people.map(({ key }) => key)
  const textHash = health?.textHash ?? ''
  const holds = kept?.textHash === textHash && same(kept.insurants, insurants)
  const answers = holds ? kept.answers : []
  const items = health?.items ?? []
  return {
    of: (question) => answers[question] ?? undefined,
    answer: (question, given) => {
      const next = items.map((_, place) => (place === question ? given : (answers[place] ?? null)))
      fillPurchase({ health: { textHash, insurants, answers: next } })
      // A failure is not shown, because the answer is on the screen.
      void keepPurchase(product, { background: true })
    },
    someAffirmed: items.some((_, place) => answers[place] === 'yes'),
    allDenied: items.every((_, place) => answers[place] === 'no'),
    declared: items.map((_, place) => (answers[place] === 'no' ? 'NO' : 'NO_TO_ALL')),
  }
}
