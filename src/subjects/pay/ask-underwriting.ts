import type { ProposalDetail } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { needsUnderwritingNotice, underwritingNotice } from '@/domain/pay/underwriting'
import { confirm } from '@/ui/dialog/message'
import { underwriting as copy } from './copy'

/**
 * Tells the user before a payment that underwriting follows it. Answers true only when the user
 * confirms.
 */
export async function goesOnToPay(
  {
    underwriting,
    totalFen,
    ...words
  }: Pick<ProposalDetail, 'underwriting' | 'totalFen' | 'productCode' | 'wording'>,
  payType: string,
): Promise<boolean> {
  if (!needsUnderwritingNotice(underwriting)) return true
  const { text = fill(copy.pending, wording(words)), textByPayType = {} } = underwriting
  const told = await confirm({
    icon: 'pay',
    title: copy.notice,
    text: underwritingNotice({ text, textByPayType, payType, priceFen: totalFen }),
    confirmText: copy.goOn,
  })
  return told.kind === 'confirmed'
}
