import { send } from '@/api/client'
import { keepContact, keepContacts, type GivenContact } from '@/contract/contact'
import type { Failure } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { insurantLimitText, insurants as copy } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { withLocked } from '@/domain/apply/edit'
import { checkInsurants } from '@/domain/apply/insurant-limit'
import { certificateOf } from '@/domain/apply/item'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, forgetProblems, tellInsurant, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { confirmApplicant } from '@/subjects/account'
import {
  APPLICANT,
  keepPurchase,
  peopleOf,
  personOf,
  refusedField,
  sameNumberText,
} from '@/subjects/draft'
import { consentId } from '@/ui/blocks/consent/consent'
import { alert } from '@/ui/dialog/message'
import { tellMissing } from '@/ui/form/tell-missing'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { toast } from '@/ui/toast/service'
import { askInSheet, type ApplicantSheet } from './ask-in-sheet'
import { insurantsConfirmed } from './dialogs/insurant-confirm'
import { peopleFault } from './flow/check-people'
import { noteFilled } from './flow/enter-sale'
import { priceOfPurchase } from './flow/submit'
import type { UnsavedHome } from './home-form'
import { faultyForm, type PersonForms } from './person-forms'
import { isSoundApplicant } from './summary'
import type { Application } from './use-application'
import type { PriceStore } from './use-price'

export interface NextProps {
  product: ProductId
  application: Application
  forms: PersonForms
  price: PriceStore
  /** The user continues without agreeing to the terms. */
  onUnagreed: () => void
  /** Missing where a step of its own asks for the homes. */
  unsavedHome?: UnsavedHome
  /** Called with true if no person and no home is insured yet. */
  onNobody: (isNobody: boolean) => void
  /** What the sheet needs, if one asks for the applicant first. */
  sheet?: ApplicantSheet
  /** Opens the step in which a form stands, where a page shows one step at a time. */
  show?: (form: string) => Promise<void>
}

/** 下一步: checks everybody, shows the first problem, saves the form and continues. */
export const useNext =
  ({
    product,
    application: { page, info, family, user },
    forms,
    price,
    onUnagreed,
    onNobody,
    unsavedHome,
    sheet,
    show,
  }: NextProps) =>
  async (): Promise<void> => {
    /** Shows an error at the person and as a toast. */
    const tell = async (key: string, text: string) => {
      if (show) await show(key)
      tellInsurant(key, text)
      toast(text)
    }
    /** Marks a field; false if its form is not on the page. */
    const reject = async (key: string, field: string, text: string): Promise<boolean> => {
      if (!forms.current.has(key)) return false
      if (show) await show(key)
      forms.current.get(key)?.reject(field, text)
      return true
    }
    const refuse = async (error: Failure) => {
      const refused = refusedField(error, page)
      if (refused?.isWhole) return tell(refused.form, refused.text)
      if (refused && (await reject(refused.form, refused.field, refused.text))) return
      await alert({ text: failureText(error, page), icon: 'warning-red' })
    }
    /**
     * Runs terms, phone and real-name verification; false when the user stays here and saw the
     * reason.
     */
    const confirmOwnIdentity = async (): Promise<boolean> => {
      const { applicant: items, agreed } = usePurchase.getState()
      const env = credentialEnvOf(useVisit.getState().env)
      const today = dayOf(now())
      const given = {
        items,
        env,
        today,
        agreed: agreed || agreedBefore,
        user,
        words: page,
        servicePhone: page.servicePhone,
      }
      const confirmed = await confirmApplicant(given)
      if (confirmed.kind === 'terms') {
        onUnagreed()
        tellMissing(consentId('apply'), formErrors.terms)
        return false
      }
      fillPurchase({ applicant: withLocked(usePurchase.getState().applicant, confirmed.items) })
      if (confirmed.kind === 'confirmed') return true
      const { rejected } = confirmed
      if (rejected) await reject(APPLICANT, rejected.field, rejected.text)
      return false
    }
    const shown = price.getState()
    fillPurchase({ seenFen: shown.status === 'ready' ? shown.price.totalFen : undefined })
    const agreedBefore = Boolean(user?.privacyAgreedAt)
    const terms = wording(page)
    forgetProblems()
    if (sheet) {
      const { applicant, agreed } = usePurchase.getState()
      const today = dayOf(now())
      const known = (agreed || agreedBefore) && isSoundApplicant(applicant, today)
      if (!known && !(await askInSheet({ ...sheet, today }))) return
    }
    const named = usePurchase.getState().insurants
    const order = [APPLICANT, ...named.map(({ key }) => key)]
    const faulty = faultyForm(forms, order)
    if (faulty !== undefined) {
      if (show) await show(faulty)
      return void forms.current.get(faulty)?.check()
    }
    if (unsavedHome?.current?.() === false) return
    const { insurants } = usePurchase.getState()
    const property = page.extraData.property
    onNobody(insurants.length === 0)
    if (insurants.length === 0) return toast(property ? copy.houseBlank : fill(copy.none, terms))

    const { applicant } = usePurchase.getState()
    const isCompany = certificateOf(applicant) === 'ORG'
    if (isCompany && insurants.some(({ relationType }) => relationType === 'SELF'))
      return toast(fill(copy.companySelf, terms))
    const people = peopleOf(usePurchase.getState())
    const nthOf = (place: number) => fill(copy.nth, { N: place + 1, ...terms })
    const [problem] = property ? [] : checkInsurants({ insurants: people, family })
    if (problem) {
      const key = insurants[problem.index]?.key ?? ''
      if (problem.code !== 'DUPLICATE') return tell(key, insurantLimitText(problem.code, terms))
      const text = sameNumberText(problem.index, page)
      if (!(await reject(key, 'identity', text))) await tell(key, text)
      return
    }

    const fault = peopleFault(usePurchase.getState(), {
      terms: info,
      today: dayOf(now()),
      nameOf: nthOf,
    })
    if (fault && (await reject(fault.form, fault.field, fault.text))) return

    if (!(await insurantsConfirmed(page))) return
    if (!(await confirmOwnIdentity())) return

    // The bar may still be loading the price. Nobody continues without one.
    if (price.getState().status !== 'ready') {
      const priced = await retryUntilAnswered(() => priceOfPurchase(product), page)
      if (!priced) return
      if (!priced.ok) return refuse(priced.error)
      price.setState({ status: 'ready', price: priced.value }, true)
    }
    const kept = await retryUntilAnswered(() => keepPurchase(product), page)
    if (!kept) return
    if (!kept.ok) return refuse(kept.error)
    noteFilled(page)
    void keepNamed()
    await go(pathTo('healthConfirm', { ...product, flow: page.extraData.flow }))
  }

/**
 * Saves the people of the form as contacts if the applicant wants that. A failure is only shown;
 * the purchase continues.
 */
const keepNamed = async (): Promise<void> => {
  const { insurants, keepPeople } = usePurchase.getState()
  if (!keepPeople) return
  const [contact, ...more] = insurants.flatMap(({ relationType, items }): GivenContact[] => {
    if (relationType === 'SELF') return []
    // The product's own fields belong to that purchase only.
    const { extra: _extra, ...person } = { extra: undefined, ...personOf(items) }
    return [{ ...person, relationEn: relationType }]
  })
  if (!contact) return
  const answer = await (more.length > 0
    ? send(keepContacts, { contacts: [contact, ...more] })
    : send(keepContact, { contact }))
  if (!answer.ok) toast(copy.keepFailed)
}
