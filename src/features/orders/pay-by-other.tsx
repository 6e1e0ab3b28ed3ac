import { send } from '@/api/client'
import { ActionCard } from '@/blocks/action-card/action-card'
import { makePayToken } from '@/contract/pay-note'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { openPay as copy } from '@/copy/purchase/open-pay'
import { copyText } from '@/platform/device'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

/** The payment link with which another person can pay an unpaid order. */
export const PayByOther = ({ orderId, words }: { orderId: string; words: FailureWords }) => {
  const take = async () => {
    const note = await send(makePayToken, { proposalId: orderId })
    if (!note.ok) {
      await alert({ title: failureText(note.error, words) })
      return
    }
    const copied = await copyText(note.value.url)
    toast(copied.ok ? copy.taken : copy.notTaken)
  }
  return <ActionCard title={copy.ask} text={copy.askText} action={copy.take} onOpen={take} />
}
