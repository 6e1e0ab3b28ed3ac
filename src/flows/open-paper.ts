import { send } from '@/api/client'
import { getOrderReceipt, getPolicyFile } from '@/contract/paper'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { reader as copy } from '@/copy/shell/reader'
import { openDocument } from '@/platform/file'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

type Asked = ReturnType<typeof send<typeof getPolicyFile>>

/** Shows a paper in what the device has for PDF; from there it is kept, printed or sent on. */
async function openPaper(asked: Asked, words: FailureWords): Promise<void> {
  const paper = await asked
  if (!paper.ok) return void (await alert({ title: failureText(paper.error, words) }))
  if (!(await openDocument(paper.value.url)).ok) toast(copy.failed)
}

export const openPolicyFile = (policyId: string, words: FailureWords): Promise<void> =>
  openPaper(send(getPolicyFile, { policyId }), words)

export const openReceipt = (orderId: string, words: FailureWords): Promise<void> =>
  openPaper(send(getOrderReceipt, { orderId }), words)
