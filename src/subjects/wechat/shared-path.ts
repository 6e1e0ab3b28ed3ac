import { useState } from 'react'
import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import type { ContextField } from '@/domain/address/query'
import { nextShareTimes, notShared, shareTag } from '@/domain/address/share-link'
import { storage, type Slot } from '@/platform/storage'
import { h5PathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'

/** How often this device shared a product. */
const slot: Slot<number> = {
  area: 'device',
  name: 'shares',
  version: 1,
  parse: (raw) => (typeof raw === 'number' ? raw : undefined),
}

/** The context of a shared link, in which `undefined` takes a field out. */
export type SharedParams = Readonly<Partial<Record<ContextField, string | undefined>>>

/**
 * The shared link of a product, with the sharer's or the product's tag
 * and the number of the share, without personal data. `mark` is the tag of a user in the sharing
 * activity. `webPath` is the same link as an address of the web pages, for a printed code, which opens
 * the native page too (ADR 196). `params` are what a link to another page of the product must carry.
 * `onTaken` records that the link was shared.
 */
export const useSharedPath = (
  page: ProductPage,
  mark?: { shareWtagid: string },
): { path: string; webPath: string; params: SharedParams; onTaken: () => void } => {
  const product = productId(page)
  const { context } = useVisit()
  const [times, setTimes] = useState(() =>
    // The count on this device or in the visit's link, whichever is higher.
    Math.max(
      nextShareTimes({ times: storage.read(slot, page.productCode) ?? 0 }),
      nextShareTimes(context),
    ),
  )
  const params: SharedParams & typeof product = {
    ...product,
    wtagid: shareTag({ ...context, defaultWtagid: page.shareTag }),
    times: String(times),
    ...notShared(context),
    ...mark,
  }
  const onTaken = () => {
    storage.write(slot, page.productCode, times)
    setTimes(nextShareTimes({ times }))
  }
  return { path: pathTo('insure', params), webPath: h5PathTo('insure', params), params, onTaken }
}
