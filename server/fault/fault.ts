import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskFault } from '@/domain/base/fault-report'
import type { Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'

/** Into the log, for whoever mends it. Masked here as well: a stranger may write what he likes. */
export async function reportFault(
  ctx: Context,
  { device }: Visitor,
  { page, message, at }: RequestOf<typeof calls.reportFault>,
): Promise<Answer<Record<string, never>>> {
  ctx.log.warn({ fault: { page, device, message: maskFault(message), at } }, 'a page broke')
  ctx.metrics.faulted(device)
  return { ok: true, value: {} }
}
