import { fill } from '@/copy/fill'
import { lastFamily as copy } from '@/copy/product/last-family'
import { relations } from '@/copy/product/people'
import type { Terms } from '@/copy/product/wording'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { Text } from '@/ui/primitives/text'
import type { Known } from './flow/known-people'

/** Adds all people of the last order with one tap. Nobody else is offered by it. */
export const TogetherButton = ({
  people,
  left,
  terms,
  onAdd,
}: {
  people: readonly Known[]
  /** How many of that order cannot be added. */
  left: number
  terms: Terms
  onAdd: () => void
}) => {
  // The user alone has a button of their own.
  if (people.every(({ person }) => person.relationType === 'SELF')) return null
  return (
    <Box className="hm-together">
      <Button kind="bare" className="hm-together__add" onClick={onAdd}>
        <Text as="block" bold tone="accent">
          <Icon name="plus" size={16} /> {fill(copy.add, { N: people.length })}
        </Text>
        <Text as="block" size="s" tone="soft">
          {people
            .map(({ shown: { name, relationType } }) => `${name} ${relations[relationType]}`)
            .join('、')}
        </Text>
      </Button>
      {left > 0 ? (
        <Text as="block" size="s" tone="soft">
          {fill(copy.left, { N: left, ...terms })}
        </Text>
      ) : null}
    </Box>
  )
}
