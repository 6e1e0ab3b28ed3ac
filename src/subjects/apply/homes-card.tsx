import { useEffect, useState } from 'react'
import type { PropertyTerms } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { homes as copy } from '@/copy/product/homes'
import { insurants as insurantCopy } from '@/copy/product/insurants'
import { buttons } from '@/copy/shell/buttons'
import { addressOfHome, homeOf, stepped, type Home } from '@/domain/apply/home'
import { scrollToId } from '@/platform/page'
import { fillPurchase, newInsurant, usePurchase, type InsurantForm } from '@/stores/purchase'
import { ask } from '@/ui/dialog/service'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { housePicker } from './dialogs/house-picker'
import { HomeForm, type UnsavedHome } from './home-form'
import { premiumFenOf, type Terms } from './summary'
import type { Application } from './use-application'

interface Known {
  home: Home
  insured: boolean
}

const MISSING_ID = 'home-missing'

const chosen = (): readonly InsurantForm[] => usePurchase.getState().insurants

/** The homes of the form first, then those insured before, each once. */
const listOf = (
  inForm: readonly InsurantForm[],
  added: readonly Home[],
  before: Application['homes'],
): Known[] => {
  const known = new Map<string, Known>()
  const put = (home: Home | undefined, insured: boolean) => {
    if (home && !known.has(addressOfHome(home))) known.set(addressOfHome(home), { home, insured })
  }
  for (const { extraValue, insured } of before) put(homeOf(extraValue), insured)
  for (const { home } of inForm) put(home, false)
  for (const home of added) put(home, false)
  return [...known.values()]
}

const isAt =
  (home: Home) =>
  (one: { home?: Home | undefined }): boolean =>
    one.home !== undefined && addressOfHome(one.home) === addressOfHome(home)

/** Sets the homes of the form. Homes that were there keep their data. */
const insure = (homes: readonly Home[]): void => {
  const now = chosen()
  fillPurchase({
    insurants: homes.map(
      (home) => now.find(isAt(home)) ?? { ...newInsurant('SELF'), home, count: 1 },
    ),
  })
}

/** The insured homes and their copies. The applicant insures them. */
export const HomesCard = ({
  property,
  application: { homes, info },
  today,
  unsaved,
  missing,
}: {
  property: PropertyTerms
  application: Application
  today: string
  unsaved: UnsavedHome
  /** The user continued without a home. The error is shown here and takes the focus. */
  missing: boolean
}) => {
  const isMissing = missing && usePurchase.getState().insurants.length === 0
  const insurants = usePurchase((purchase) => purchase.insurants)
  const [added, setAdded] = useState<readonly Home[]>([])
  const known = listOf(insurants, added, homes)
  const [isAdding, setAdding] = useState(known.length === 0)
  const { maxHomes, maxCopies } = property
  // While the form of a new home is open, there is no button to focus.
  useEffect(() => {
    if (isMissing) scrollToId(MISSING_ID)
  }, [isMissing])

  const choose = async () => {
    const answer = await ask(housePicker, {
      max: maxHomes,
      items: known.map(({ home, insured }) => ({
        value: addressOfHome(home),
        textList: [
          {
            text: home.cityDistrictName + home.detailAddress,
            tag: insured ? copy.covered : copy[home.propertyRelationType],
          },
        ],
        disabled: insured,
        checked: insurants.some(isAt(home)),
      })),
    })
    if (answer.kind !== 'confirmed') return
    insure(answer.value.flatMap(({ index }) => known[index]?.home ?? []))
  }

  const add = (home: Home): boolean => {
    if (known.some(isAt(home))) {
      toast(copy.twice)
      return false
    }
    setAdded((before) => [...before, home])
    setAdding(false)
    const insured = chosen().flatMap((one) => one.home ?? [])
    const hasRoom = insured.length < maxHomes
    if (hasRoom) insure([...insured, home])
    else toast(fill(copy.full, { N: maxHomes }))
    return hasRoom
  }

  return (
    <Card
      title={copy.title}
      aside={
        <Text size="s" tone="soft">
          {fill(copy.most, { N: maxHomes })}
        </Text>
      }
    >
      <Text as="block" size="s" tone="soft">
        {copy.insured}
      </Text>
      {insurants.map((one) => (
        <InsuredHome key={one.key} one={one} most={maxCopies} terms={info} today={today} />
      ))}
      {isMissing ? (
        <Box id={MISSING_ID} role="alert" className="hm-field__error">
          {insurantCopy.houseBlank}
        </Box>
      ) : null}
      {isAdding ? (
        <HomeForm districts={property.districts} today={today} unsaved={unsaved} onSave={add} />
      ) : (
        <Row gap={3} wrap className="hm-insurants__add">
          <Button focused={isMissing} onClick={choose}>
            {copy.choose}
          </Button>
          <Button onClick={() => setAdding(true)}>
            <Icon name="plus" size={16} /> {copy.add}
          </Button>
        </Row>
      )}
    </Card>
  )
}

const change = (key: string, patch: Partial<InsurantForm>): void =>
  fillPurchase({ insurants: chosen().map((one) => (one.key === key ? { ...one, ...patch } : one)) })

/** One home with its address, copies and premium. */
const InsuredHome = ({
  one: { key, home, count = 1 },
  most,
  terms,
  today,
}: {
  one: InsurantForm
  most: number
  terms: Terms
  today: string
}) => {
  const { applicant, comboCode } = usePurchase()
  if (!home) return null
  const address = home.cityDistrictName + home.detailAddress
  const premiumFen = premiumFenOf(applicant, comboCode, terms, today)
  const step = (by: 1 | -1) => change(key, { count: stepped(count, by, most) })
  return (
    <Box
      role="group"
      label={fill(copy.each, { HOME: address, N: count })}
      className="hm-insurant hm-home"
    >
      <Text as="block" bold>
        {address}
      </Text>
      <Text as="block" size="s" tone="soft">
        {copy[home.propertyRelationType]}
      </Text>
      <Row spread="between" wrap>
        <Row gap={1}>
          <Button
            label={fill(copy.less, { HOME: address })}
            disabled={count <= 1}
            onClick={() => step(-1)}
          >
            −
          </Button>
          <Text numeric className="hm-home__count">
            {fill(copy.copies, { N: count })}
          </Text>
          <Button
            label={fill(copy.more, { HOME: address })}
            disabled={count >= most}
            onClick={() => step(1)}
          >
            +
          </Button>
        </Row>
        <Row gap={1}>
          {premiumFen === undefined ? null : <Money fen={premiumFen * count} trimZeros />}
          <Button
            kind="text"
            label={fill(copy.remove, { HOME: address })}
            onClick={() =>
              fillPurchase({ insurants: chosen().filter((other) => other.key !== key) })
            }
          >
            {buttons.remove}
          </Button>
        </Row>
      </Row>
    </Box>
  )
}
