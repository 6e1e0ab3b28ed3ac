import { send } from '@/api/client'
import { getOrderReceipt, getPolicyFile } from '@/contract/policy'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { reader as copy } from '@/copy/shell/reader'
import { openDocument, showsDocuments } from '@/platform/file'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

type Asked = ReturnType<typeof send<typeof getPolicyFile>>

/** The gateway answers a full address. On the web its host is the page's own. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '')

/** Opens a document in our reader, or in WeChat's viewer over the mini-program. */
async function showFile(asked: Asked, words: FailureWords): Promise<void> {
  const document = await asked
  if (!document.ok) return void (await alert({ title: failureText(document.error, words) }))
  if (!showsDocuments) return void (await go(pathTo('reader', { url: pathOf(document.value.url) })))
  if (!(await openDocument(document.value.url)).ok) toast(copy.failed)
}

export const openPolicyFile = (policyId: string, words: FailureWords): Promise<void> =>
  showFile(send(getPolicyFile, { policyId }), words)

export const openReceipt = (orderId: string, words: FailureWords): Promise<void> =>
  showFile(send(getOrderReceipt, { orderId }), words)
