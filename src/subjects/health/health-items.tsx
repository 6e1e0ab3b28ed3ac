import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import type { HealthAnswer as Declared } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/wording'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { keepPurchase } from '@/subjects/draft'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import { health as copy } from './copy'
import './health.css'

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

export interface HealthItemsProps {
  health: Health
  answers: Answers
  terms: Terms
}

/** The conditions of the health declaration, as a list or as single questions. */
export const HealthItems = ({ health, answers, terms }: HealthItemsProps) =>
  health.layout === 'list' ? (
    <List ordered className="hm-health">
      {health.items.map((item, index) => (
        <ListItem key={item} className="hm-health__item">
          <Text numeric bold tone="accent" className="hm-health__number">
            {index + 1}
          </Text>
          <Text className="hm-health__words">{item}</Text>
        </ListItem>
      ))}
    </List>
  ) : (
    <Questions items={health.items} answers={answers} terms={terms} />
  )

const Questions = ({
  items,
  answers,
  terms,
}: {
  items: Health['items']
  answers: Answers
  terms: Terms
}) => (
  <>
    <List ordered className="hm-health">
      {items.map((item, index) => (
        <ListItem key={item} className="hm-health__question">
          <Text as="block" className="hm-health__words">
            {index + 1}. {item}
          </Text>
          <Box className="hm-health__answers">
            <RadioGroup
              label={item}
              value={answers.of(index) ?? ''}
              choices={[
                { value: 'no', text: copy.no },
                { value: 'yes', text: copy.yes },
              ]}
              onChange={(given) => answers.answer(index, given === 'yes' ? 'yes' : 'no')}
            />
          </Box>
          {answers.of(index) === 'yes' ? (
            <Text as="block" size="s" tone="danger">
              {copy.refusedText}
            </Text>
          ) : null}
        </ListItem>
      ))}
    </List>
    <Box className="hm-health__last">
      <Text as="block" size="s" tone="soft">
        {fill(copy.allNo, terms)}
      </Text>
      {/* The bar at the bottom covers part of the screen, so the end lies below the sentence. */}
      <Box className="hm-health__end" />
    </Box>
  </>
)
