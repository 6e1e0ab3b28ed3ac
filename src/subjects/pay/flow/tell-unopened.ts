import { payment as copy } from '@/copy/purchase/payment'
import type { PortResult } from '@/platform/failure'
import { alert } from '@/ui/dialog/message'

/**
 * Shows that no payment page opened because this host has none, and answers whether that is so.
 * After any other failure the money may have moved, so the gateway is asked instead.
 */
export async function tellUnopened(seen: PortResult<unknown>): Promise<boolean> {
  const isUnopened = !seen.ok && seen.code === 'UNSUPPORTED'
  if (isUnopened) await alert({ title: copy.notOpenedTitle, text: copy.notOpened, icon: 'pay' })
  return isUnopened
}
