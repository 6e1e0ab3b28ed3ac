import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { send } from '@/api/client'
import { deleteInsurant, forgetContact } from '@/contract/contact'
import type { RelationType } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relationLabel } from '@/copy/product/relation-label'
import type { Terms } from '@/copy/product/wording'
import { maxInsurants, openRelations } from '@/domain/apply/insurant-limit'
import { certificateOf } from '@/domain/apply/item'
import { productKey } from '@/stores/catalogue'
import { takeFamilyChoice } from '@/stores/family-choice'
import {
  addInsurant,
  fillPurchase,
  newInsurant,
  removeInsurant,
  usePurchase,
} from '@/stores/purchase'
import { fromKnown } from '@/subjects/draft'
import { confirm } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Icon } from '@/ui/primitives/icon'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import type { PersonCardProps } from './applicant-card'
import { knownInsurants } from './dialogs/known-insurants'
import { joinable, knownPeople, type Known } from './flow/known-people'
import { InsurantCard, type InsurantCardProps } from './insurant-card'
import { TogetherButton } from './together-button'
import type { Application } from './use-application'
import type { PriceStore } from './use-price'

/** The insured persons, one card each, and the relations that can still be added. */
export const InsurantsCard = ({
  application,
  price,
  missing,
  keepable = true,
  whose,
  Each = InsurantCard,
  ...person
}: PersonCardProps & {
  application: Pick<Application, 'page' | 'info' | 'family' | 'history' | 'contacts' | 'together'>
  price: PriceStore
  /** The user continued without an insured person. The error is shown here and takes the focus. */
  missing: boolean
  /** Whether the people may be kept as contacts of this account. */
  keepable?: boolean
  /** Names the applicant in every relation, where somebody else fills in. */
  whose?: string
  /** One person of the list. */
  Each?: ComponentType<InsurantCardProps>
}) => {
  const { page, info, family } = application
  // Reads only the list of people, so that typing does not redraw it.
  const keys = usePurchase(useShallow(({ insurants }) => insurants.map(({ key }) => key)))
  const types = usePurchase(
    useShallow(({ insurants }) => insurants.map(({ relationType }) => relationType)),
  )
  const keeps = usePurchase(({ keepPeople }) => keepPeople)
  const { terms, today } = person
  const isMissing = missing && keys.length === 0
  const offered = page.form.relations
  const labelOf = (type: RelationType) => relationLabel(page, type, whose)
  const isCompany = usePurchase(({ applicant }) => certificateOf(applicant) === 'ORG')
  const open = openRelations({
    // A company may pay but cannot be insured.
    offered: offered.map(({ type }) => type).filter((type) => !(isCompany && type === 'SELF')),
    insurants: types.map((relationType) => ({ relationType })),
    family,
  })
  const most = Math.min(
    maxInsurants({ max: family.maxInsurantNum, limits: family.insurantMaxNum }),
    family.orderInsurantMaxNum,
    family.leftInsurantNum,
  )

  const remove = useRemove(terms)

  const [contacts, setContacts] = useState(application.contacts)
  const [history, setHistory] = useState(application.history)
  const known = () =>
    knownPeople({ history, contacts }, { purchase: usePurchase.getState(), open, terms: info })
  const forget = async ({ shown, contactId, insurantId }: Known) => {
    const text = fill(copy.forgetAsk, { NAME: shown.name })
    if ((await confirm({ text, icon: 'warning-red' })).kind !== 'confirmed') return
    const answers = await Promise.all([
      ...(contactId ? [send(forgetContact, { contactId })] : []),
      ...(insurantId ? [send(deleteInsurant, { insurantId })] : []),
    ])
    const failed = answers.find(({ ok }) => !ok)
    if (failed && !failed.ok) return toast(failureText(failed.error, page))
    setContacts((kept) => kept.filter((one) => one.contactId !== contactId))
    setHistory((kept) => kept.filter((one) => one.insurantId !== insurantId))
  }
  const chooseKnown = async () => {
    const list = known()
    const answer = await ask(knownInsurants, {
      list: list.map(({ shown }) => shown),
      terms,
      ages: { MIN: info.minAge, MAX: info.maxAge },
      tip: page.form.insurantListPopupGapTipText,
    })
    if (answer.kind !== 'confirmed') return
    const { step, id } = answer.value
    const chosen = list.find(({ shown }) => shown.id === id)
    if (!chosen) return
    if (step === 'forget') await forget(chosen)
    else addInsurant(fromKnown(chosen.person, today))
  }

  const join = joinable(known(), {
    ...{ types, family, together: application.together },
    offered: offered.map(({ type }) => type),
  })
  const addTogether = () =>
    join.people.forEach(({ person: one }) => addInsurant(fromKnown(one, today)))
  // The tap was on the product's page.
  useEffect(() => {
    if (takeFamilyChoice(productKey(page))) addTogether()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])

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
        <Each
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
          {isMissing ? (
            <Box role="alert" className="hm-field__error">
              {fill(copy.none, terms)}
            </Box>
          ) : null}
          <TogetherButton {...join} terms={terms} onAdd={addTogether} />
          <Box className="hm-insurants__relations">
            {open.map((type, index) => (
              <Button
                key={type}
                focused={isMissing && index === 0}
                className="hm-insurants__relation"
                label={fill(copy.addRelation, { RELATION: labelOf(type) })}
                onClick={() => addInsurant(newInsurant(type))}
              >
                <Icon name="plus" size={16} /> {labelOf(type)}
              </Button>
            ))}
          </Box>
          {history.length + contacts.length > 0 ? (
            <Button kind="text" className="hm-apply__link" onClick={chooseKnown}>
              {fill(copy.historyTitle, terms)}
            </Button>
          ) : null}
        </Box>
      ) : null}
      {keepable && types.some((type) => type !== 'SELF') ? (
        <Checkbox checked={keeps} onChange={(keepPeople) => fillPurchase({ keepPeople })}>
          {fill(copy.keep, terms)}
        </Checkbox>
      ) : null}
    </Card>
  )
}

/** Removes a person from the form, after a question. */
export const useRemove = (terms: Terms): ((key: string, place: number) => void) =>
  useCallback(
    (key, place) => {
      void confirm({
        title: fill(copy.removeAsk, { NAME: fill(copy.nth, { N: place, ...terms }) }),
        icon: 'warning-red',
      }).then((answer) => {
        if (answer.kind === 'confirmed') removeInsurant(key)
      })
    },
    [terms],
  )
