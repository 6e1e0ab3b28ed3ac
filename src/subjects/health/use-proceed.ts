import { useRef } from 'react'
import type { Failure } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import type { Notice, ProductPage } from '@/contract/product-page'
import type { HealthAnswer } from '@/contract/proposal'
import { failureText } from '@/copy/errors/failures'
import { premium } from '@/copy/purchase/apply'
import { newId } from '@/domain/base/uuid'
import { replace, returnTo } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { forgetProductPages } from '@/stores/catalogue'
import { endEvidence } from '@/stores/evidence'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { recordStep } from '@/stores/record-step'
import {
  agreeToTerm,
  declareHealth,
  goOnWithForm,
  noticesDialog,
  premiumDetail,
  priceOfPurchase,
  proposePurchase,
  termsOfNotices,
} from '@/subjects/apply'
import { showTerm } from '@/subjects/document'
import { markRefused } from '@/subjects/draft'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { health as copy } from './copy'

/** Refusals after which the user must read the notices again. */
const unread: readonly Failure['name'][] = ['NOTICE_CHANGED', 'TRACE_INCOMPLETE']

/** Runs the steps after the health declaration's button, up to the proposal. */
export const useProceed = (
  product: ProductId,
  flow: 'pdd' | 'pjp' | undefined,
  /** The texts have changed, so the page is loaded again. */
  onChanged: () => Promise<void>,
) => {
  // Repeated taps make one declaration and one proposal, because all calls use this key.
  const key = useRef(newId())

  // A user who agreed to everything and then closed the price need not read it again.
  const agreed = useRef(false)

  const tell = async (error: Failure, page: ProductPage, title?: string) => {
    if (unread.includes(error.name)) {
      agreed.current = false
      key.current = newId()
      // A step that never reached the gateway cannot be repeated, so new evidence starts.
      if (error.name === 'TRACE_INCOMPLETE') endEvidence(product.productCode)
      forgetProductPages()
      await onChanged()
    }
    const refused = markRefused(error, page)
    await alert({
      ...(title ? { title } : {}),
      text: refused?.text ?? failureText(error, page),
      icon: 'warning-red',
    })
    // The user corrects a refused field in the form, where it is marked.
    if (refused) await returnTo(pathTo('insureApply', { ...product }))
  }

  return async (page: ProductPage, answers: HealthAnswer[] | undefined): Promise<void> => {
    const note = (type: 'READ' | 'AGREE') => (notice: Notice) =>
      recordStep({
        ...product,
        type,
        pageId: `notice:${notice.type}`,
        pageVersion: notice.version,
        textHash: notice.textHash,
      })
    goOnWithForm(page, 'health-confirm')
    if (!agreed.current) {
      const documents = termsOfNotices(page)
      const read = await ask(noticesDialog, {
        notices: page.notices,
        onRead: note('READ'),
        onAgree: note('AGREE'),
        documents: documents.map((term) => ({ title: term.title, onOpen: () => showTerm(term) })),
      })
      if (read.kind !== 'confirmed') return
      documents.forEach((term) => agreeToTerm(page, term))
      agreed.current = true
    }

    const { textHash } = page.health
    const declared = await retryUntilAnswered(
      () => declareHealth(product, { textHash, answers }, key.current),
      page,
    )
    if (!declared) return
    if (!declared.ok) return tell(declared.error, page, copy.failed)

    const price = await retryUntilAnswered(() => priceOfPurchase(product), page)
    if (!price) return
    if (!price.ok) return tell(price.error, page)

    const shown = price.value
    // The form showed this total, and the order shows it again before it is paid.
    if (shown.totalFen !== usePurchase.getState().seenFen) {
      const seen = await ask(premiumDetail, {
        price: shown,
        subtitle: premium.payable,
        ...page.extraData.popups?.premium,
      })
      if (seen.kind !== 'confirmed') return
      fillPurchase({ seenFen: shown.totalFen })
    }

    const created = await proposePurchase(page, { shown, key: key.current })
    if (!created) return
    if (!created.ok) return tell(created.error, page)
    await replace(pathTo('payConfirm', { ...product, flow, proposalId: created.value }))
  }
}
