import { useMemo, useState } from 'react'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { send } from '@/api/client'
import { getDelegation, type OpenedDelegation } from '@/contract/delegation'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { insurantLimitText, insurants as insurantCopy } from '@/copy/product/insurants'
import { credentialTypes } from '@/copy/product/people'
import { relationLabel } from '@/copy/product/relation-label'
import { type Terms, wording } from '@/copy/product/wording'
import { apply } from '@/copy/purchase/apply'
import { checkInsurants } from '@/domain/apply/insurant-limit'
import { shownName } from '@/domain/apply/item'
import { newId } from '@/domain/base/uuid'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { forgetProblems, resetPurchase, tellInsurant, usePurchase } from '@/stores/purchase'
import {
  checkForms,
  filledSoFar,
  InsurantsCard,
  peopleFault,
  SchemeCard,
  useApplicantForm,
  useAutosave,
  usePersonForms,
  useRegisteredForm,
  type PersonCardProps,
  type PersonForms,
  type PriceState,
  type PriceStore,
} from '@/subjects/apply'
import { APPLICANT, peopleOf, sameNumberText } from '@/subjects/draft'
import { StickyBar } from '@/ui/blocks/sticky-bar/sticky-bar'
import { alert, confirm } from '@/ui/dialog/message'
import { Money } from '@/ui/display/money'
import { FormFields } from '@/ui/form/form-fields'
import { Card } from '@/ui/layout/card'
import { useFollow } from '@/ui/load/use-follow'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { delegation as copy } from './copy'
import type { Delegated } from './delegated-form'
import { handIn, isFormOf, keepDelegatedForm } from './flow/delegated-form'
import { whoOf } from './flow/delegation'
import '@/subjects/apply/apply.css'

/** The gateway's price depends on the applicant's family, which the child does not see. */
const unpriced: PriceStore = create<PriceState>(() => ({ status: 'incomplete' }))

export const DelegatedFilling = ({
  token,
  back,
  ...delegated
}: Delegated & { token: string; back: string }) => {
  const { delegation, page, info, nationalities } = delegated
  const forms = usePersonForms()
  const today = dayOf(now())
  const [isNobody, setNobody] = useState(false)
  useAutosave(
    () => isFormOf(token),
    () => void keepDelegatedForm(token),
  )
  const person = useMemo(
    () => ({
      forms,
      terms: wording(page),
      today,
      words: page,
      // Reading needs a login, which a helper may not have.
      readsIdCards: false,
      choices: {
        nationality: nationalities,
        // A company pays by itself.
        certificate: page.form.credentialTypes
          .filter((value) => value !== 'ORG')
          .map((value) => ({ value, text: credentialTypes[value] })),
      },
    }),
    [forms, page, today, nationalities],
  )
  const application = useMemo(
    () => ({ page, info, family: delegation.family, history: [], contacts: [], together: [] }),
    [page, info, delegation],
  )
  const soFar = usePurchase(useShallow((purchase) => filledSoFar(purchase, info, today)))
  const whose = useApplicantName(delegation, wording(page))
  const next = useHandIn({ token, back, forms, delegated, whose, onNobody: setNobody })
  useEndOfLink(token, back)
  return (
    <PageShell
      title={copy.form}
      back={back}
      theme={page.colorSet}
      bottom={
        <StickyBar
          live
          summary={
            <>
              <Text as="block" size="s" tone="soft">
                {copy.estimate}
              </Text>
              {soFar.fen > 0 ? (
                <Money fen={soFar.fen} trimZeros size="l" bold tone="accent" />
              ) : (
                <Text size="s" tone="soft">
                  {copy.estimateText}
                </Text>
              )}
            </>
          }
          action={{ text: copy.handIn, onClick: next }}
        />
      }
    >
      <Card>
        <Text as="block" bold>
          {fill(copy.forWhom, { WHO: whoOf(delegation) })}
        </Text>
        <Text as="block" size="s" tone="soft">
          {page.productName}
        </Text>
        {delegation.needsApplicant ? null : (
          <Text as="block">{fill(copy.known, { WHO: whoOf(delegation) })}</Text>
        )}
        <Text as="block">{whoseText(whose, wording(page))}</Text>
        <Text as="block" size="s" tone="soft">
          {copy.watched}
        </Text>
      </Card>
      {delegation.needsApplicant ? <Applicant {...person} /> : null}
      <SchemeCard page={page} info={info} />
      <InsurantsCard
        {...person}
        application={application}
        price={unpriced}
        missing={isNobody}
        keepable={false}
        whose={whose}
      />
    </PageShell>
  )
}

/** How the form calls the applicant: by the name that was typed or is known, or by their part. */
const useApplicantName = ({ applicantName }: OpenedDelegation, terms: Terms): string =>
  usePurchase(({ applicant }) => shownName(applicant)) || applicantName || terms.applicant

/** Whose 父亲 is meant. A child who fills in would think of their own. */
const whoseText = (whose: string, terms: Terms): string =>
  fill(whose === terms.applicant ? copy.whoseUnnamed : copy.whose, { WHO: whose, ...terms })

/** Leaves when the link is over: withdrawn on the other phone, or handed in on another one. */
const useEndOfLink = (token: string, back: string): void => {
  const [isOver, setOver] = useState(false)
  useFollow(async () => {
    const opened = await send(getDelegation, { token })
    if (!opened.ok || opened.value.delegation?.state === 'FILLING') return
    setOver(true)
    toast(opened.value.delegation ? copy.handedIn : copy.closed)
    await replace(back)
  }, !isOver)
}

/** The applicant without the mobile, which is that of their own account. */
const Applicant = ({ forms, terms, today, choices }: PersonCardProps) => {
  const form = useApplicantForm({ today, choices })
  useRegisteredForm(forms, form)
  return (
    <Card title={fill(apply.applicantTitle, terms)}>
      <FormFields form={form} />
    </Card>
  )
}

/** Checks everybody, shows the first problem, and hands the form in. */
const useHandIn = ({
  token,
  back,
  forms,
  delegated: { delegation, page, info },
  whose,
  onNobody,
}: {
  token: string
  back: string
  forms: PersonForms
  delegated: Delegated
  whose: string
  onNobody: (isNobody: boolean) => void
}) => {
  const [key] = useState(newId)
  const terms = wording(page)
  const tell = (form: string, text: string) => {
    tellInsurant(form, text)
    toast(text)
  }
  return async (): Promise<void> => {
    forgetProblems()
    const { insurants } = usePurchase.getState()
    const { needsApplicant, family } = delegation
    const order = [...(needsApplicant ? [APPLICANT] : []), ...insurants.map((one) => one.key)]
    if (!checkForms(forms, order)) return
    onNobody(insurants.length === 0)
    if (insurants.length === 0) return toast(fill(insurantCopy.none, terms))
    const purchase = usePurchase.getState()
    const [problem] = checkInsurants({ insurants: peopleOf(purchase), family })
    if (problem && (needsApplicant || problem.code !== 'DUPLICATE')) {
      const at = insurants[problem.index]?.key ?? ''
      if (problem.code !== 'DUPLICATE') return tell(at, insurantLimitText(problem.code, terms))
      const text = sameNumberText(problem.index, page)
      const form = forms.current.get(at)
      return form ? form.reject('identity', text) : tell(at, text)
    }
    const nameOf = (place: number) => fill(insurantCopy.nth, { N: place + 1, ...terms })
    const fault = peopleFault(purchase, {
      ...{ terms: info, today: dayOf(now()), nameOf },
      self: whose,
    })
    const faulty = needsApplicant && fault ? forms.current.get(fault.form) : undefined
    if (faulty && fault) return faulty.reject(fault.field, fault.text)
    const people = purchase.insurants.map(({ relationType, items }) =>
      relationLabel(page, relationType, whose).concat(' ', shownName(items)).trim(),
    )
    const text = fill(copy.handInText, { PEOPLE: people.join('、') })
    const asked = { title: copy.handInAsk, text }
    if ((await confirm(asked)).kind !== 'confirmed') return
    const handed = await handIn(token, key)
    if (!handed.ok) return void (await alert({ title: failureText(handed.error, page) }))
    resetPurchase()
    await replace(back)
  }
}
