import { useCallback, useEffect, useRef } from 'react'
import type { ProductPage } from '@/contract/product-page'
import { reportFault } from '@/platform/fault'
import { usePageHide, usePageShow } from '@/platform/lifecycle'
import { loadPopups } from './load-popups'
import type { PopupPage } from './popup-page'

/** Sets what waits on a page for Back and for scrolling down; again when the person comes back. */
export const usePopups = (product: ProductPage | undefined, page: PopupPage): void => {
  const shown = useRef(true)
  const set = useCallback(() => {
    shown.current = true
    // Most products ask nothing, and fetch nothing for it.
    if (product?.extraData?.includes('"popups"'))
      loadPopups()
        .then(({ setPopups }) => setPopups(product, page, () => shown.current))
        .catch(reportFault)
  }, [product, page])
  const leave = () => {
    shown.current = false
  }
  useEffect(() => {
    set()
    return leave
  }, [set])
  usePageHide(leave)
  usePageShow(() => {
    if (!shown.current) set()
  })
}
