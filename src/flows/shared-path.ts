import { useState } from 'react'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { nextShareTimes, shareTag } from '@/domain/address/share-link'
import { storage, type Slot } from '@/platform/storage'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'

/** How often this device shared a product. */
const slot: Slot<number> = {
  area: 'device',
  name: 'shares',
  version: 1,
  parse: (raw) => (typeof raw === 'number' ? raw : undefined),
}

/**
 * The link of a product as it is shared (specification section 9): with the sharer's tag or the
 * product's own, and which share it is; without what says who somebody is. `mark`: of who joined
 * those who share it. `onTaken`: it went out.
 */
export const useSharedPath = (
  page: ProductPage,
  mark?: { shareWtagid: string },
): { path: string; onTaken: () => void } => {
  const product = productId(page)
  const { context } = useVisit()
  const [times, setTimes] = useState(() =>
    // From here, or on the way of the link that somebody came by.
    Math.max(
      nextShareTimes({ times: storage.read(slot, page.productCode) ?? 0 }),
      nextShareTimes(context),
    ),
  )
  const path = pathTo('insure', {
    ...product,
    wtagid: shareTag({ ...context, defaultWtagid: page.shareTag }),
    times: String(times),
    // A partner's number of a person is not passed on.
    outerId: undefined,
    ...mark,
  })
  const onTaken = () => {
    storage.write(slot, page.productCode, times)
    setTimes(nextShareTimes({ times }))
  }
  return { path, onTaken }
}
