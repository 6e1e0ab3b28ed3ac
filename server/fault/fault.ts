import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskFault } from '@/domain/fault/report'
import type { Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'

/**
 * Logs a fault of a page for the developers. The text is masked here too, because any caller may
 * send any text.
 */
export async function reportFault(
  ctx: Context,
  { device }: Visitor,
  { page, message, at }: RequestOf<typeof calls.reportFault>,
): Promise<Answer<Record<string, never>>> {
  ctx.log.warn({ fault: { page, device, message: maskFault(message), at } }, 'a page broke')
  ctx.metrics.faulted(device)
  return { ok: true, value: {} }
}
