import type { ProposalDetail } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { underwriting as copy } from '@/copy/purchase/underwriting'
import { needsUnderwritingNotice, underwritingNotice } from '@/domain/money/underwriting'
import { confirm } from '@/ui/dialog/message'

/**
 * Whether the person goes on to pay for what is checked only afterwards: told before, and going on
 * by confirming alone (specification sections 4 and 8).
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
