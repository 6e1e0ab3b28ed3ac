import type { ProductPopups } from '@/contract/popups'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { whenReached } from '@/platform/in-view'
import { storage, type Slot } from '@/platform/storage'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { insureAlert } from './dialogs/insure-alert'

/** The user confirmed the alert within the last hour. */
const slot: Slot<true> = {
  area: 'device',
  name: 'INSURE_ALERT',
  version: 1,
  maxAgeMs: HOUR_FLAG_MS,
  parse: (raw) => (raw === true ? raw : undefined),
}

/** Products whose alert waits until the user scrolls to the prices. */
const waiting = new Set<string>()

/** Shows 你即将进入参保流程 when the user reaches the prices, once an hour per product. */
export const alertAtPrices = async (
  productCode: string,
  { text }: NonNullable<ProductPopups['insureAlert']>,
): Promise<void> => {
  if (waiting.has(productCode) || storage.read(slot, productCode)) return
  waiting.add(productCode)
  do await whenReached('.hm-prices')
  while (useVisit.getState().context.productCode !== productCode)
  waiting.delete(productCode)
  // Another tab of this device may have shown it meanwhile.
  if (storage.read(slot, productCode)) return
  const answer = await ask(insureAlert, text === undefined ? {} : { text })
  if (answer.kind === 'confirmed') storage.write(slot, productCode, true)
}
