import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { buttons } from '@/copy/shell/buttons'
import { usePurchase } from '@/stores/purchase'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { applySteps } from './copy'
import { InsurantCard, type InsurantCardProps } from './insurant-card'
import { useRemove } from './insurants-card'
import { summaryOf } from './summary'

/** One person of 给谁投保. The details have a step of their own. */
export const ChosenPerson = ({
  id,
  place,
  relation,
  today,
  terms,
  onRemove,
}: InsurantCardProps) => {
  const insurant = usePurchase(({ insurants }) => insurants.find(({ key }) => key === id))
  const applicant = usePurchase((purchase) => purchase.applicant)
  if (!insurant) return null
  const isSelf = insurant.relationType === 'SELF'
  const { name } = summaryOf(isSelf ? applicant : insurant.items, today)
  return (
    <Box role="group" label={relation} className="hm-insurant">
      <Row spread="between" wrap>
        <Box>
          <Heading level={3}>{relation}</Heading>
          <Text as="block">{name || applySteps.later}</Text>
        </Box>
        <Button
          kind="text"
          label={fill(copy.removeNth, { N: place, ...terms })}
          focused={isSelf && insurant.problem !== undefined}
          onClick={() => onRemove(id, place)}
        >
          {buttons.remove}
        </Button>
      </Row>
      {isSelf && insurant.problem ? (
        <Box role="alert" className="hm-field__error">
          {insurant.problem}
        </Box>
      ) : null}
    </Box>
  )
}

/** The details of one insured person, always open. */
export const PersonStep = (props: Omit<InsurantCardProps, 'foldable' | 'onRemove'>) => {
  const onRemove = useRemove(props.terms)
  return (
    <Card>
      <InsurantCard {...props} foldable={false} onRemove={onRemove} />
    </Card>
  )
}
