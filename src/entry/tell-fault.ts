import { send } from '@/api/client'
import { reportFault } from '@/contract/fault'
import { framesOf, isChunkFailure, maskFault } from '@/domain/fault/report'
import { arrival } from '@/platform/address'
import type { Fault } from '@/platform/fault'
import { resolvePath } from '@/routes/resolve'

/** Limit of reports from one page that breaks again and again. */
const MOST = 10
const told = new Set<string>()

/** Reports each fault to the gateway once. A failed report is not repeated. */
export const tellFault = async ({ message, stack = '', page }: Fault): Promise<void> => {
  if (isChunkFailure(message) || told.size >= MOST) return
  const report = {
    page: page ?? resolvePath(arrival().path).key,
    message: maskFault(message),
    at: framesOf(stack),
  }
  const same = JSON.stringify(report)
  if (told.has(same)) return
  told.add(same)
  await send(reportFault, report, undefined, { background: true })
}
