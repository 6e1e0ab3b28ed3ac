import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import type { ProductId } from '@/contract/fields'
import { credentialTypes } from '@/copy/product/people'
import { reserve } from '@/copy/product/reserve'
import { wording } from '@/copy/product/wording'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { textOf } from '@/domain/apply/item'
import { isOnePrice } from '@/domain/money/one-price'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { forgetProblems, usePurchase } from '@/stores/purchase'
import { isPurchaseOf, keepPurchase, markRefused } from '@/subjects/draft'
import { LaterCover } from '@/subjects/product'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { PurchaseSteps } from '@/ui/blocks/purchase-steps/purchase-steps'
import { useReturn } from '@/ui/load/use-load'
import { Link } from '@/ui/primitives/link'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { ApplicantCard } from './applicant-card'
import { ApplicantSummary } from './applicant-summary'
import { ApplyBar, ApplyTerms } from './apply-bar'
import { ApplySteps } from './apply-steps'
import { enterSale } from './flow/enter-sale'
import { useFetchAhead } from './flow/fetch-ahead'
import type { UnsavedHome } from './home-form'
import { HomesCard } from './homes-card'
import { InsurantsCard } from './insurants-card'
import { usePersonForms } from './person-forms'
import { SchemeCard } from './scheme-card'
import { useApplication, type Application } from './use-application'
import { useAutosave } from './use-autosave'
import { useNext } from './use-next'
import { usePrice } from './use-price'
import './apply.css'

/** What stands above the form of people knows of it. */
interface AboveForm extends Pick<Application, 'page' | 'family'> {
  /** Another form took the place of this one. */
  onTaken: () => void
}

/** The form of the applicant and the insured persons. */
export const Apply = ({
  product,
  children,
}: {
  product: ProductId
  children: (form: AboveForm) => ReactNode
}) => {
  const [turn, beginAnew] = useReducer((before: number) => before + 1, 0)
  const { state, again } = useApplication(product, turn)
  const home = pathTo('insure', { ...product })

  useEffect(() => {
    if (state.status !== 'ready') return
    if (state.value.restored) toast(copy.restored)
    enterSale(state.value.page, 'insure-apply')
  }, [state])

  useReturn(() => {
    if (state.status !== 'ready') return
    // The form was paid, or another product's form was opened above this page.
    if (!isPurchaseOf(product)) beginAnew()
    else enterSale(state.value.page, 'insure-apply')
  })

  if (state.status === 'ready')
    return (
      <Filling
        product={product}
        application={state.value}
        isTaken={state.value.family.delegation?.state === 'TAKEN'}
      >
        {children({ page: state.value.page, family: state.value.family, onTaken: beginAnew })}
      </Filling>
    )
  return (
    <PendingPage
      title={copy.title}
      back={home}
      state={state}
      words={product}
      onRetry={again}
      missing={{
        title: reserve.missing,
        wayOn: <Link to={pathTo('insure')}>{buttons.backToInsure}</Link>,
      }}
    />
  )
}

const Filling = ({
  product,
  application,
  isTaken,
  children,
}: {
  product: ProductId
  application: Application
  /** A child has filled the form in. */
  isTaken: boolean
  /** Stands above the fields of a form of people. */
  children: ReactNode
}) => {
  const { page, info, nationalities } = application
  const forms = usePersonForms()
  const today = dayOf(now())
  const price = usePrice(product, today)
  const [unagreed, setUnagreed] = useState(false)
  const onUnagreed = () => setUnagreed(true)
  const [isNobody, setNobody] = useState(false)
  const unsavedHome: UnsavedHome = useRef()
  // A refusal of the price is shown at once, at its field.
  useEffect(
    () =>
      price.subscribe((state) => {
        if (state.status === 'failed') markRefused(state.error, page)
      }),
    [price, page],
  )
  useEffect(
    () =>
      usePurchase.subscribe((now, before) => {
        const idOf = ({ applicant }: typeof now) => textOf(applicant, 'identity')
        if (idOf(now) !== idOf(before)) forgetProblems()
      }),
    [],
  )
  useAutosave(
    () => isPurchaseOf(product),
    () => void keepPurchase(product, { background: true }),
  )
  useFetchAhead()

  // The objects stay the same, so that a person's card is drawn again only when that person
  // changed.
  const person = useMemo(
    () => ({
      forms,
      terms: wording(page),
      today,
      words: page,
      readsIdCards: info.readsIdCards ?? false,
      choices: {
        nationality: nationalities,
        certificate: page.form.credentialTypes.map((value) => ({
          value,
          text: credentialTypes[value],
        })),
      },
    }),
    [forms, page, info.readsIdCards, today, nationalities],
  )
  // A company may pay but cannot be insured.
  const insured = useMemo(() => {
    const certificate = person.choices.certificate.filter(({ value }) => value !== 'ORG')
    return { ...person, choices: { ...person.choices, certificate } }
  }, [person])
  const inPopup = page.extraData.applicantForm === 'popup'
  const { ok: _onTheWayOn, ...sheet } = page.extraData.popups?.premium ?? {}
  const property = useMemo(() => page.extraData.property, [page])
  const asked = { product, application, forms, price, onUnagreed, onNobody: setNobody }
  const next = useNext({ ...asked, unsavedHome, ...(inPopup && { sheet: person }) })
  if (useElderMode())
    return (
      <ApplySteps
        {...{ asked, application, person, insured, sheet, today }}
        {...{ unsavedHome, unagreed, isNobody, isTaken }}
      >
        {children}
      </ApplySteps>
    )
  return (
    <PageShell
      title={copy.title}
      back={pathTo('insure', { ...product })}
      theme={page.colorSet}
      bottom={
        <ApplyBar
          price={price}
          terms={info}
          today={today}
          words={page}
          sheet={sheet}
          onNext={next}
        />
      }
    >
      <PurchaseSteps
        at="fill"
        product={page.productName}
        price={{
          fen: info.fromPremiumFen,
          more: !isOnePrice(info.tariff),
          each: wording(page).perYear,
        }}
      />
      <LaterCover of={info} />
      {property ? null : children}
      {inPopup ? (
        <ApplicantSummary {...person} user={application.user} />
      ) : (
        <ApplicantCard {...person} user={application.user} />
      )}
      <SchemeCard page={page} info={info} />
      {property ? (
        <HomesCard
          property={property}
          application={application}
          today={today}
          unsaved={unsavedHome}
          missing={isNobody}
        />
      ) : (
        <InsurantsCard {...insured} application={application} price={price} missing={isNobody} />
      )}
      {inPopup ? null : (
        <ApplyTerms unagreed={unagreed} agreedAt={application.user?.privacyAgreedAt} />
      )}
    </PageShell>
  )
}
