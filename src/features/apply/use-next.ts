import type { Failure } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { insurants as copy, insurantLimitText } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { apply } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/environment-terms'
import { withLocked } from '@/domain/applicant-form/edit'
import { certificateOf } from '@/domain/applicant-form/item'
import { checkInsurants } from '@/domain/insurant/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { confirmApplicant } from '@/flows/identity/confirm-applicant'
import { askApplicant } from '@/flows/purchase/ask-applicant'
import { peopleFault } from '@/flows/purchase/check-people'
import { keepPurchase } from '@/flows/purchase/draft'
import { noteFilled } from '@/flows/purchase/enter-sale'
import { APPLICANT, refusedField } from '@/flows/purchase/form-refusal'
import { keepNamed } from '@/flows/purchase/keep-contacts'
import { peopleOf, sameNumberText } from '@/flows/purchase/same-number'
import { priceOfPurchase } from '@/flows/purchase/submit'
import { retryUntilAnswered } from '@/flows/retry-until-answered'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, forgetProblems, tellInsurant, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import type { PersonCardProps } from './applicant-card'
import { insurantsConfirmed } from './confirm-insurants'
import { checkForms, type PersonForms } from './person-forms'
import { isSoundApplicant } from './sound-person'
import type { Application } from './use-application'
import type { PriceStore } from './use-price'

/** 下一步: checks everybody, shows the first problem, saves the form and continues. */
export const useNext =
  ({
    product,
    application: { page, info, family, user },
    forms,
    price,
    onUnagreed,
    onNobody,
    choices,
  }: {
    product: ProductId
    application: Application
    forms: PersonForms
    price: PriceStore
    /** The user continues without agreeing to the terms. */
    onUnagreed: () => void
    /** Called with true if no person and no home is insured yet. */
    onNobody: (isNobody: boolean) => void
    /** Options for the applicant's fields, if a sheet asks for them first. */
    choices?: PersonCardProps['choices']
  }) =>
  async (): Promise<void> => {
    /** Shows an error at the person and as a toast. */
    const tell = (key: string, text: string) => {
      tellInsurant(key, text)
      toast(text)
    }
    const refuse = async (error: Failure) => {
      const refused = refusedField(error, page)
      if (refused?.isWhole) return tell(refused.form, refused.text)
      const form = refused && forms.current.get(refused.form)
      if (form) return form.reject(refused.field, refused.text)
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
        toast(formErrors.terms)
        return false
      }
      fillPurchase({ applicant: withLocked(usePurchase.getState().applicant, confirmed.items) })
      if (confirmed.kind === 'confirmed') return true
      const { rejected } = confirmed
      if (rejected) forms.current.get(APPLICANT)?.reject(rejected.field, rejected.text)
      return false
    }
    const shown = price.getState()
    fillPurchase({ seenFen: shown.status === 'ready' ? shown.price.totalFen : undefined })
    const agreedBefore = Boolean(user?.privacyAgreedAt)
    const terms = wording(page)
    forgetProblems()
    if (choices) {
      const { applicant, agreed } = usePurchase.getState()
      const today = dayOf(now())
      const title = fill(apply.applicantTitle, terms)
      const known = (agreed || agreedBefore) && isSoundApplicant(applicant, today)
      if (!known && !(await askApplicant({ today, choices, title }))) return
    }
    const { insurants } = usePurchase.getState()
    const sound = checkForms(forms, [APPLICANT, ...insurants.map(({ key }) => key)])
    if (!sound) return
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
      const form = forms.current.get(key)
      return form ? form.reject('identity', text) : tell(key, text)
    }

    const fault = peopleFault(usePurchase.getState(), {
      terms: info,
      today: dayOf(now()),
      nameOf: nthOf,
    })
    const faulty = fault && forms.current.get(fault.form)
    if (faulty) return faulty.reject(fault.field, fault.text)

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
