import type { ProductId } from '@/api/catalogue'
import { fill } from '@/copy/fill'
import { failureText } from '@/copy/failures'
import { insurants as copy, insurantLimitText } from '@/copy/insurants'
import { wording } from '@/copy/wording'
import { certificateOf, textOf } from '@/domain/applicantForm/item'
import { checkInsurants } from '@/domain/insurantLimit'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/pathTo'
import { keepPurchase } from '@/session/purchase/draft'
import { priceOfPurchase } from '@/session/purchase/submit'
import { traceStep } from '@/session/trace'
import { usePurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { APPLICANT } from './applicantCard'
import { checkForms, type PersonForms } from './personForms'
import type { Application } from './useApplication'
import type { PriceState } from './usePrice'

/** 下一步: checks everybody, shows the first problem, keeps the form, goes on. */
export const useNext =
  ({
    product,
    application: { page, family },
    forms,
    price,
  }: {
    product: ProductId
    application: Application
    forms: PersonForms
    price: PriceState
    today: string
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

    // The bar may still be asking; nobody goes on without a price.
    const priced = price.status === 'ready' ? price : await priceOfPurchase(product)
    if ('ok' in priced && !priced.ok) {
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
