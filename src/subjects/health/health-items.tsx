import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/terms'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import { health as copy } from './copy/health'
import type { Answers } from './use-answers'
import './health.css'

type Health = ProductPage['health']

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
