import { useState } from 'react'
import type { ProductPage } from '@/contract/product-page'
import { health as copy } from '@/copy/purchase/health'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import './health.css'

type Health = ProductPage['health']

export interface HealthItemsProps {
  health: Health
  /** Every question was answered with no. */
  onAllDenied: (all: boolean) => void
}

/** The conditions of the notice, as one list or as questions to answer one by one. */
export const HealthItems = ({ health, onAllDenied }: HealthItemsProps) =>
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
    <Questions items={health.items} onAllDenied={onAllDenied} />
  )

const Questions = ({
  items,
  onAllDenied,
}: {
  items: Health['items']
  onAllDenied: (all: boolean) => void
}) => {
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const answer = (index: number, given: string) => {
    const next = { ...answers, [index]: given }
    setAnswers(next)
    onAllDenied(items.every((_, place) => next[place] === 'no'))
  }
  return (
    <List ordered className="hm-health">
      {items.map((item, index) => (
        <ListItem key={item} className="hm-health__question">
          <Text as="block" className="hm-health__words">
            {index + 1}. {item}
          </Text>
          <Box className="hm-health__answers">
            <RadioGroup
              label={item}
              value={answers[index] ?? ''}
              choices={[
                { value: 'no', text: copy.no },
                { value: 'yes', text: copy.yes },
              ]}
              onChange={(given) => answer(index, given)}
            />
          </Box>
          {answers[index] === 'yes' ? (
            <Text as="block" size="s" tone="danger">
              {copy.refusedText}
            </Text>
          ) : null}
        </ListItem>
      ))}
    </List>
  )
}
