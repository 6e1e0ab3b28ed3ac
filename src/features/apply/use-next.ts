import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { insurants as copy, insurantLimitText } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { certificateOf, textOf } from '@/domain/applicant-form/item'
import { checkInsurants } from '@/domain/insurant/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { peopleFault } from '@/flows/purchase/check-people'
import { keepPurchase } from '@/flows/purchase/draft'
import { APPLICANT, refusedField } from '@/flows/purchase/refused'
import { priceOfPurchase } from '@/flows/purchase/submit'
import { traceStep } from '@/flows/trace'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { usePurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { checkForms, type PersonForms } from './person-forms'
import type { Application } from './use-application'
import type { PriceStore } from './use-price'

/** 下一步: checks everybody, shows the first problem, keeps the form, goes on. */
export const useNext =
  ({
    product,
    application: { page, info, family },
    forms,
    price,
  }: {
    product: ProductId
    application: Application
    forms: PersonForms
    price: PriceStore
  }) =>
  async (): Promise<void> => {
    const terms = wording(page)
    const { insurants } = usePurchase.getState()
    const sound = checkForms(forms, [APPLICANT, ...insurants.map(({ key }) => key)])
    if (!sound) return
    if (insurants.length === 0) return toast(fill(copy.none, terms))

    const { applicant } = usePurchase.getState()
    const people = insurants.map(({ relationType, items }) => {
      const from = relationType === 'SELF' ? applicant : items
      return {
        relationType,
        credentialType: certificateOf(from),
        credentialNo: textOf(from, 'identity'),
      }
    })
    const [problem] = checkInsurants({ insurants: people, family })
    if (problem) {
      const text = insurantLimitText(problem.code, terms)
      const form = forms.current.get(insurants[problem.index]?.key ?? '')
      if (form && problem.code === 'DUPLICATE') form.reject('identity', text)
      else toast(text)
      return
    }

    const fault = peopleFault(usePurchase.getState(), {
      terms: info,
      today: dayOf(now()),
      nameOf: (place) => fill(copy.nth, { N: place + 1, ...terms }),
    })
    const faulty = fault && forms.current.get(fault.form)
    if (faulty) return faulty.reject(fault.field, fault.text)

    // The bar may still be asking; nobody goes on without a price.
    const { status } = price.getState()
    const priced = status === 'ready' ? undefined : await priceOfPurchase(product)
    if (priced?.ok === false) {
      const refused = refusedField(priced.error, page)
      const form = refused && forms.current.get(refused.form)
      if (form) return form.reject(refused.field, refused.text)
      await alert({ text: failureText(priced.error, page), icon: 'warning-red' })
      return
    }
    const kept = await keepPurchase(product)
    if (!kept.ok) {
      await alert({ text: failureText(kept.error, page), icon: 'warning-red' })
      return
    }
    traceStep({ ...product, type: 'FILL', pageId: 'insure-apply', pageVersion: page.pageVersion })
    await go(pathTo('healthConfirm', { ...product }))
  }
