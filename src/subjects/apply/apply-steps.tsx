import { useEffect, useRef, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { relationLabel } from '@/copy/product/relation-label'
import { apply } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { chosenScheme } from '@/domain/apply/protect-scheme'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { usePurchase } from '@/stores/purchase'
import { APPLICANT } from '@/subjects/draft'
import { LaterCover } from '@/subjects/product'
import { useReturn } from '@/ui/load/use-load'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { ApplicantCard, type PersonCardProps } from './applicant-card'
import { ApplyTerms, StepTotal } from './apply-bar'
import { ChosenPerson, PersonStep } from './chosen-person'
import { applySteps as copy, oneStep } from './copy'
import type { PremiumDetailProps } from './dialogs/premium-detail'
import { Glance } from './glance'
import type { UnsavedHome } from './home-form'
import { HomesCard } from './homes-card'
import { InsurantsCard } from './insurants-card'
import { StepBar, StepHead, StepPane, useSteps } from './one-step/one-step'
import { checkForms } from './person-forms'
import { SchemeCard } from './scheme-card'
import { isSound, isSoundApplicant } from './summary'
import type { Application } from './use-application'
import { useNext, type NextProps } from './use-next'

const CHECK = 'check'
const PEOPLE = 'people'

/** The first step that is not complete; the last one if all are. */
const firstUnfinished = (today: string): string => {
  const purchase = usePurchase.getState()
  if (!isSoundApplicant(purchase.applicant, today)) return APPLICANT
  if (purchase.insurants.length === 0) return PEOPLE
  const unfinished = purchase.insurants.find(
    (insurant) => !insurant.home && !isSound(purchase, insurant, today),
  )
  return unfinished?.key ?? CHECK
}

/**
 * 长辈版: the cards of the form one after another. All stay on the page, so that state, rules and
 * errors are those of the form that shows them at once.
 */
export const ApplySteps = ({
  asked,
  application,
  person,
  insured,
  sheet,
  today,
  unsavedHome,
  unagreed,
  isNobody,
  isTaken,
  children,
}: {
  asked: NextProps
  application: Application
  person: PersonCardProps
  insured: PersonCardProps
  sheet: Pick<PremiumDetailProps, 'title' | 'subtitle'>
  today: string
  unsavedHome: UnsavedHome
  unagreed: boolean
  isNobody: boolean
  /** A child has filled the form in (`children` says so). */
  isTaken: boolean
  /** Stands above the fields. */
  children: ReactNode
}) => {
  const { page, info, user } = application
  const { product, forms, price, onNobody } = asked
  const { property } = page.extraData
  const keys = usePurchase(useShallow(({ insurants: list }) => list.map(({ key }) => key)))
  const types = usePurchase(
    useShallow(({ insurants: list }) => list.map(({ relationType }) => relationType)),
  )
  const people = keys.flatMap((key, place) => {
    const type = types[place]
    return property || !type || type === 'SELF' ? [] : [{ key, type, place: place + 1 }]
  })
  const hasScheme = chosenScheme({ scheme: info.protectScheme }).canChoose
  const ids = [
    APPLICANT,
    ...(hasScheme ? ['scheme'] : []),
    PEOPLE,
    ...people.map(({ key }) => key),
    CHECK,
  ]
  const isBegun = application.restored || keys.length > 0
  const steps = useSteps({
    marker: `apply ${productKey(product)}`,
    ids,
    start: () => (isBegun ? firstUnfinished(today) : APPLICANT),
    otherwise: PEOPLE,
  })
  const { at, index, go, isVisited } = steps
  const show = (form: string) => steps.show(ids.includes(form) ? form : PEOPLE)

  // A form that a child filled in took the place of this one.
  const loaded = useRef(application)
  useEffect(() => {
    if (loaded.current === application) return
    loaded.current = application
    go(firstUnfinished(today))
  }, [application, go, today])

  // A later page may have marked a field that the gateway refused.
  useReturn(() => {
    const { applicant, insurants: list } = usePurchase.getState()
    const refused = [{ key: APPLICANT, items: applicant, problem: undefined }, ...list].find(
      ({ items, problem }) => problem ?? items.some(({ isRefused }) => isRefused),
    )
    if (refused) void show(refused.key)
  })

  const send = useNext({ ...asked, show })
  const next = async (): Promise<void> => {
    if (at === CHECK) return send()
    if (at === PEOPLE) {
      if (unsavedHome.current?.() === false) return
      const isEmpty = usePurchase.getState().insurants.length === 0
      onNobody(isEmpty)
      if (isEmpty)
        return toast(property ? insurants.houseBlank : fill(insurants.none, person.terms))
    } else if (!checkForms(forms, [at])) return
    if (!isVisited) return go(ids[index + 1] ?? CHECK)
    const unfinished = firstUnfinished(today)
    if (unfinished === CHECK) go(CHECK)
    else steps.visit(unfinished)
  }

  const relationOf = (key: string) => {
    const type = people.find((one) => one.key === key)?.type
    return type ? relationLabel(page, type) : ''
  }
  const titles: Readonly<Record<string, string>> = {
    [APPLICANT]: copy.applicant,
    scheme: copy.scheme,
    [PEOPLE]: property ? copy.homes : copy.people,
    [CHECK]: copy.check,
  }
  return (
    <PageShell
      title={apply.title}
      back={pathTo('insure', { ...product })}
      theme={page.colorSet}
      bottom={
        <StepBar
          onBack={steps.back}
          action={{
            text: isVisited ? oneStep.mended : buttons.next,
            onClick: next,
          }}
        />
      }
    >
      <StepHead
        progress={fill(oneStep.step, { N: index + 1, ALL: ids.length })}
        done={index + 1}
        all={ids.length}
        title={titles[at] ?? fill(copy.person, { RELATION: relationOf(at) })}
        product={page.productName}
      />
      {property ? null : (
        <StepPane shown={at === APPLICANT || (isTaken && at === CHECK)}>{children}</StepPane>
      )}
      <StepPane shown={at === APPLICANT}>
        <ApplicantCard {...person} user={user} />
      </StepPane>
      <StepPane shown={at === 'scheme'}>
        <SchemeCard page={page} info={info} />
      </StepPane>
      <StepPane shown={at === PEOPLE}>
        {property ? (
          <HomesCard
            property={property}
            application={application}
            today={today}
            unsaved={unsavedHome}
            missing={isNobody}
          />
        ) : (
          <InsurantsCard
            {...insured}
            application={application}
            price={price}
            missing={isNobody}
            Each={ChosenPerson}
          />
        )}
      </StepPane>
      {people.map(({ key, type, place }) => (
        <StepPane key={key} shown={at === key}>
          <PersonStep
            {...insured}
            id={key}
            place={place}
            people={keys.length}
            info={info}
            relation={relationLabel(page, type)}
            price={price}
          />
        </StepPane>
      ))}
      {at === CHECK ? (
        <>
          <StepTotal price={price} words={page} sheet={sheet} />
          <LaterCover of={info} />
          <Glance
            page={page}
            info={info}
            price={price}
            terms={person.terms}
            today={today}
            onEdit={steps.visit}
          />
        </>
      ) : null}
      <StepPane shown={at === CHECK}>
        <ApplyTerms unagreed={unagreed} agreedAt={user?.privacyAgreedAt} />
      </StepPane>
    </PageShell>
  )
}
