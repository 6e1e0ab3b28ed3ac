import { send } from '@/api/client'
import { makePayToken, type PayAbout } from '@/contract/open-pay'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { openPay as copy } from '@/copy/purchase/payment'
import { fenToYuan } from '@/domain/money/money'
import { copyText } from '@/platform/device'
import { ActionCard } from '@/ui/blocks/action-card/action-card'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

/** Says with the link what is to be paid, because a bare link could be anybody's. */
const messageOf = (url: string, about: PayAbout): string =>
  fill(copy.message, {
    ...wording(about),
    APPLICANT: about.applicantName,
    YUAN: fenToYuan({ fen: about.totalFen }),
    PRODUCT: about.productName,
    INSURER: about.companyName,
    NAMES: about.insurantNames.join(copy.names),
    URL: url,
  })

/** The payment link with which another person can pay an unpaid order. */
export const PayByOther = ({ orderId, words }: { orderId: string; words: FailureWords }) => {
  const take = async () => {
    const note = await send(makePayToken, { proposalId: orderId })
    if (!note.ok) {
      await alert({ title: failureText(note.error, words) })
      return
    }
    const { url, about } = note.value
    const copied = await copyText(about ? messageOf(url, about) : url)
    toast(copied.ok ? copy.taken : copy.notTaken)
  }
  return <ActionCard title={copy.ask} text={copy.askText} action={copy.take} onOpen={take} />
}
