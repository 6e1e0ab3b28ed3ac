import { payment as copy } from '@/copy/purchase/payment'
import type { PortResult } from '@/platform/failure'
import { alert } from '@/ui/dialog/message'

/**
 * Tells that no payment page or sheet came, because this host has none: whether it is so. Any other
 * failure may come after the money moved, and the gateway is asked instead.
 */
export async function tellUnopened(seen: PortResult<unknown>): Promise<boolean> {
  const isUnopened = !seen.ok && seen.code === 'UNSUPPORTED'
  if (isUnopened) await alert({ title: copy.notOpenedTitle, text: copy.notOpened, icon: 'pay' })
  return isUnopened
}
