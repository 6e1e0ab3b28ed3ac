import type { RelationType } from '@/contract/fields'
import type { Price } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relations } from '@/copy/product/relations'
import { historicalInsurants } from '@/dialogs/historical-insurants'
import { itemOf } from '@/domain/applicant-form/item'
import { maxInsurants, openRelations } from '@/domain/insurant/insurant-limit'
import { fromHistory } from '@/flows/purchase/restore'
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

/** Who is insured: one card each, and the relations that may still be added. */
export const InsurantsCard = ({
  application: { page, family, history },
  price,
  ...person
}: PersonCardProps & { application: Application; price: Price | undefined }) => {
  const insurants = usePurchase((state) => state.insurants)
  const { terms, today } = person
  const offered = page.form.relations
  const labelOf = (type: RelationType) =>
    offered.find((relation) => relation.type === type)?.label ?? relations[type]
  const open = openRelations({ offered: offered.map(({ type }) => type), insurants, family })
  const most = Math.min(
    maxInsurants({ max: family.maxInsurantNum, limits: family.insurantMaxNum }),
    family.orderInsurantMaxNum,
    family.leftInsurantNum,
  )

  const remove = async (key: string, place: number) => {
    const answer = await confirm({
      title: fill(copy.removeAsk, { NAME: fill(copy.nth, { N: place, ...terms }) }),
      icon: 'warning-red',
    })
    if (answer.kind === 'confirmed') removeInsurant(key)
  }

  const tokens = insurants.map(({ items }) => itemOf(items, 'identity')?.encryptValue)
  const choosable = history.filter(({ relationType }) => open.includes(relationType))
  const chooseKnown = async () => {
    const disabled = choosable
      .filter(({ encryptCredentialNo }) => tokens.includes(encryptCredentialNo))
      .map(({ insurantId }) => insurantId)
    const answer = await ask(historicalInsurants, { list: choosable, terms, disabled })
    if (answer.kind === 'confirmed') addInsurant(fromHistory(answer.value, today))
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
      {insurants.map((insurant, index) => (
        <InsurantCard
          key={insurant.key}
          {...person}
          insurant={insurant}
          place={index + 1}
          relation={labelOf(insurant.relationType)}
          premiumFen={price?.insurants[index]?.premiumFen}
          onRemove={() => void remove(insurant.key, index + 1)}
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
