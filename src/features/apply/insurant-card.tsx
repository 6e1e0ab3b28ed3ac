import { memo } from 'react'
import { fill } from '@/copy/fill'
import { insurants as insurantCopy } from '@/copy/product/insurants'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { credentialEnvOf } from '@/domain/address/environment-terms'
import { fillInsurant, usePurchase, type InsurantForm } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { Money } from '@/ui/display/money'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading } from '@/ui/primitives/heading'
import { Text } from '@/ui/primitives/text'
import type { PersonCardProps } from './applicant-card'
import { useRegisteredForm } from './person-forms'
import type { PriceStore } from './use-price'

export interface InsurantCardProps extends PersonCardProps {
  /** Key of the person in the form. */
  id: string
  /** Its place in the list, from 1. */
  place: number
  /** 配偶, 父亲 and so on, as the product calls the relation. */
  relation: string
  price: PriceStore
  onRemove: (id: string, place: number) => void
}

/** One insured person; typing in another one's fields does not draw it again. */
export const InsurantCard = memo((props: InsurantCardProps) => {
  const { id, place, relation, price, terms, onRemove } = props
  const insurant = usePurchase(({ insurants }) => insurants.find(({ key }) => key === id))
  const premiumFen = price((state) =>
    state.status === 'ready' ? state.price.insurants[place - 1]?.premiumFen : undefined,
  )
  if (!insurant) return null
  const title = `${fill(insurantCopy.nth, { N: place, ...terms })} · ${relation}`
  return (
    <Box role="group" label={title} className="hm-insurant">
      <Row spread="between" wrap>
        <Heading level={3}>{title}</Heading>
        <Row>
          {premiumFen === undefined ? null : <Money fen={premiumFen} />}
          <Button
            kind="text"
            label={fill(insurantCopy.removeNth, { N: place, ...terms })}
            onClick={() => onRemove(id, place)}
          >
            {buttons.remove}
          </Button>
        </Row>
      </Row>
      {insurant.relationType === 'SELF' ? (
        <Text as="block" tone="soft">
          {fill(copy.sameAsApplicant, terms)}
        </Text>
      ) : (
        <InsurantFields {...props} insurant={insurant} />
      )}
    </Box>
  )
})

const InsurantFields = ({
  forms,
  insurant,
  today,
  choices,
}: PersonCardProps & { insurant: InsurantForm }) => {
  const form = useForm({
    name: insurant.key,
    items: insurant.items,
    onItems: (items) => fillInsurant(insurant.key, items),
    today,
    role: 'insurant',
    env: credentialEnvOf(useVisit.getState().env),
    choices,
  })
  useRegisteredForm(forms, form)
  return <FormFields form={form} />
}
