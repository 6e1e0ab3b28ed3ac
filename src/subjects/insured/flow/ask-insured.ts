import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { makeConfirmLink, type ConfirmLink } from '@/contract/insured'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { pathTo } from '@/routes/path-to'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { confirmLinkDialog } from '../dialogs/confirm-link'

/**
 * Shows the link with which the insured person of a policy confirms it, as text and as a QR code.
 */
export async function askInsured(
  policyId: string,
  { productName, ...words }: ProductId & FailureWords & { productName: string },
): Promise<void> {
  const { cityCode, productCode } = words
  const shown = (link: ConfirmLink) => ({
    link,
    path: pathTo('insurantConfirmationLanding', {
      token: link.token,
      ...{ cityCode, productCode },
      // The partner's number of the applicant must not reach another person.
      outerId: undefined,
    }),
  })
  const take = async (renew: boolean) => {
    const answer = await send(makeConfirmLink, { policyId, renew })
    if (answer.ok) return shown(answer.value)
    await alert({ title: failureText(answer.error, words) })
    return undefined
  }
  const first = await take(false)
  if (first) await ask(confirmLinkDialog, { ...first, productName, renew: () => take(true) })
}
