import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { RelationType } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relations } from '@/copy/product/relations'
import { historicalInsurants } from '@/dialogs/historical-insurants'
import { itemOf } from '@/domain/applicant-form/item'
import { maxInsurants, openRelations } from '@/domain/insurant/insurant-limit'
import { fromKnown } from '@/flows/purchase/restore'
import { addInsurant, newInsurant, removeInsurant, usePurchase } from '@/stores/purchase'
import { confirm } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { Text } from '@/ui/primitives/text'
import type { PersonCardProps } from './applicant-card'
import { InsurantCard } from './insurant-card'
import type { Application } from './use-application'
import type { PriceStore } from './use-price'

/** Who is insured: one card each, and the relations that may still be added. */
export const InsurantsCard = ({
  application: { page, info, family, history },
  price,
  ...person
}: PersonCardProps & { application: Application; price: PriceStore }) => {
  // Who there is, not what is typed in: the list itself stays still while somebody types.
  const keys = usePurchase(useShallow(({ insurants }) => insurants.map(({ key }) => key)))
  const types = usePurchase(
    useShallow(({ insurants }) => insurants.map(({ relationType }) => relationType)),
  )
  const { terms, today } = person
  const offered = page.form.relations
  const labelOf = (type: RelationType) =>
    offered.find((relation) => relation.type === type)?.label ?? relations[type]
  const open = openRelations({
    offered: offered.map(({ type }) => type),
    insurants: types.map((relationType) => ({ relationType })),
    family,
  })
  const most = Math.min(
    maxInsurants({ max: family.maxInsurantNum, limits: family.insurantMaxNum }),
    family.orderInsurantMaxNum,
    family.leftInsurantNum,
  )

  const remove = useCallback(
    (key: string, place: number) => {
      void confirm({
        title: fill(copy.removeAsk, { NAME: fill(copy.nth, { N: place, ...terms }) }),
        icon: 'warning-red',
      }).then((answer) => {
        if (answer.kind === 'confirmed') removeInsurant(key)
      })
    },
    [terms],
  )

  const choosable = history.filter(({ relationType }) => open.includes(relationType))
  const chooseKnown = async () => {
    const { insurants } = usePurchase.getState()
    const tokens = insurants.map(({ items }) => itemOf(items, 'identity')?.encryptValue)
    const disabled = choosable
      .filter(({ encryptCredentialNo }) => tokens.includes(encryptCredentialNo))
      .map(({ insurantId }) => insurantId)
    const answer = await ask(historicalInsurants, { list: choosable, terms, disabled })
    if (answer.kind === 'confirmed') addInsurant(fromKnown(answer.value, today))
  }

  return (
    <Card
      title={fill(copy.listTitle, terms)}
      aside={
        <Text size="s" tone="soft">
          {fill(copy.limit, { N: most })}
        </Text>
      }
    >
      {keys.map((key, index) => (
        <InsurantCard
          key={key}
          {...person}
          id={key}
          place={index + 1}
          people={keys.length}
          info={info}
          relation={labelOf(types[index] ?? 'SELF')}
          price={price}
          onRemove={remove}
        />
      ))}
      {open.length > 0 ? (
        <Box role="group" label={fill(copy.add, terms)} className="hm-insurants__add">
          <Text as="block" bold>
            {fill(copy.add, terms)}
          </Text>
          <Box className="hm-insurants__relations">
            {open.map((type) => (
              <Button
                key={type}
                className="hm-insurants__relation"
                label={fill(copy.addRelation, { RELATION: labelOf(type) })}
                onClick={() => addInsurant(newInsurant(type))}
              >
                <Icon name="plus" size={16} /> {labelOf(type)}
              </Button>
            ))}
          </Box>
          {choosable.length > 0 ? (
            <Button kind="text" onClick={chooseKnown}>
              {fill(copy.historyTitle, terms)}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Card>
  )
}
