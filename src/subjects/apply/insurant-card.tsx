import { memo, useEffect, useRef, useState } from 'react'
import { fill } from '@/copy/fill'
import { insurants as insurantCopy } from '@/copy/product/insurants'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { certificateOf } from '@/domain/apply/item'
import { fillInsurant, usePurchase, type InsurantForm } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { Money } from '@/ui/display/money'
import { FormFields } from '@/ui/form/form-fields'
import { isVisible, useForm, type Form } from '@/ui/form/use-form'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import type { PersonCardProps } from './applicant-card'
import { formPickers } from './flow/form-pickers'
import { FoldedPerson } from './folded-person'
import { IdCardReader } from './id-card-reader'
import { useRegisteredForm } from './person-forms'
import { isSound, summaryOf, type Terms } from './summary'
import { usePremium, type PriceStore } from './use-price'

export interface InsurantCardProps extends PersonCardProps {
  /** The person's key in the form. */
  id: string
  /** The person's position in the list, from 1, and the length of the list. */
  place: number
  people: number
  /** The product's name of the relation: 配偶, 父亲 and so on. */
  relation: string
  price: PriceStore
  /** The tariff, which gives a person's premium before the form is complete. */
  info: Terms
  /** A complete person shows as one line. */
  foldable?: boolean
  onRemove: (id: string, place: number) => void
}

/** One insured person. Typing in another person's fields does not draw it again. */
export const InsurantCard = memo((props: InsurantCardProps) => {
  const { id, place, relation, price, info, today, terms } = props
  const insurant = usePurchase(({ insurants }) => insurants.find(({ key }) => key === id))
  const premiumFen = usePremium({ insurant, place, price, info, today })
  if (!insurant) return null
  const title = `${fill(insurantCopy.nth, { N: place, ...terms })} · ${relation}`
  const shown = { title, premiumFen }
  return (
    <Box role="group" label={title} className="hm-insurant">
      {insurant.relationType === 'SELF' ? (
        <Self {...props} {...shown} problem={insurant.problem} />
      ) : (
        <Insurant {...props} {...shown} insurant={insurant} />
      )}
      {insurant.problem === undefined ? null : (
        <Box role="alert" className="hm-field__error">
          {insurant.problem}
        </Box>
      )}
    </Box>
  )
})

interface Shown {
  title: string
  premiumFen: number | undefined
}

const Head = ({ id, place, title, premiumFen, terms, onRemove }: InsurantCardProps & Shown) => (
  <Row spread="between" wrap>
    <Heading level={3}>{title}</Heading>
    <Row className="hm-insurant__side">
      {premiumFen === undefined ? null : <Money fen={premiumFen} trimZeros />}
      <Button
        kind="text"
        label={fill(insurantCopy.removeNth, { N: place, ...terms })}
        onClick={() => onRemove(id, place)}
      >
        {buttons.remove}
      </Button>
    </Row>
  </Row>
)

/** The applicant as an insured person, complete as soon as the applicant's form is. */
const Self = (props: InsurantCardProps & Shown & { problem: string | undefined }) => {
  const { id, place, relation, premiumFen, today, terms, onRemove, problem } = props
  const applicant = usePurchase((purchase) => purchase.applicant)
  const isCompany = certificateOf(applicant) === 'ORG'
  const self = { key: id, relationType: 'SELF', items: [] } as const
  if (isSound({ applicant }, self, today))
    return (
      <FoldedPerson
        relation={relation}
        person={summaryOf(applicant, today)}
        premiumFen={premiumFen}
        action={{
          text: buttons.remove,
          label: fill(insurantCopy.removeNth, { N: place, ...terms }),
          onClick: () => onRemove(id, place),
          focused: problem !== undefined,
        }}
      />
    )
  return (
    <>
      <Head {...props} />
      <Text as="block" tone={isCompany ? 'danger' : 'soft'}>
        {fill(isCompany ? insurantCopy.companySelf : copy.sameAsApplicant, terms)}
      </Text>
    </>
  )
}

/** An insured person with their own fields, shown as one line when complete. */
const Insurant = (props: InsurantCardProps & Shown & { insurant: InsurantForm }) => {
  const { forms, insurant, relation, premiumFen, people, today, choices } = props
  const { readsIdCards, words, foldable = true } = props
  const form = useForm({
    name: insurant.key,
    items: insurant.items,
    onItems: (items) => fillInsurant(insurant.key, items),
    today,
    role: 'insurant',
    env: credentialEnvOf(useVisit.getState().env),
    choices,
    pickers: formPickers,
  })
  useRegisteredForm(forms, form)
  const wrong = insurant.items.some(({ isError }) => isError)
  const sound = !wrong && isSound({ applicant: [] }, insurant, today)
  const { folded, unfold, form: watched } = useFold({ form, sound, people })
  if (folded && foldable)
    return (
      <FoldedPerson
        relation={relation}
        person={summaryOf(insurant.items, today)}
        premiumFen={premiumFen}
        action={{ text: buttons.edit, label: `${buttons.edit}${relation}`, onClick: unfold }}
      />
    )
  return (
    <>
      <Head {...props} />
      <IdCardReader form={form} words={words} enabled={readsIdCards} />
      <FormFields form={watched} />
    </>
  )
}

/**
 * A complete person folds this long after the last field was left, in ms, so that nothing moves
 * under the finger.
 */
const FOLD_MS = 400

/**
 * Whether a person shows as one line. A complete person folds when the last field is left or
 * another person joins the list, and unfolds for a change or an error.
 */
const useFold = ({
  form,
  sound,
  people,
}: {
  form: Form
  /** Nothing is missing or wrong. */
  sound: boolean
  /** Number of insured persons. */
  people: number
}) => {
  const [open, setOpen] = useState(!sound)
  const latest = useRef(sound)
  latest.current = sound
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const fold = () => {
    if (latest.current) setOpen(false)
  }
  useEffect(() => {
    if (!sound) setOpen(true)
  }, [sound])
  useEffect(fold, [people])
  useEffect(() => () => clearTimeout(timer.current), [])

  const [last] = form.items.filter((item) => isVisible(form.items, item)).slice(-1)
  return {
    folded: !open && sound,
    unfold: () => {
      setOpen(true)
    },
    form: {
      ...form,
      leave: (type: string) => {
        form.leave(type)
        if (type === last?.type) timer.current = setTimeout(fold, FOLD_MS)
      },
    },
  }
}
