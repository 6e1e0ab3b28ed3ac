import { useCallback, useEffect, useRef } from 'react'
import type { ProductPage } from '@/contract/product-page'
import { reportFault } from '@/platform/fault'
import { usePageHide, usePageShow } from '@/platform/page'
import { loadPopups } from './load-popups'
import type { PopupPage } from './on-page'

/** Prepares the popups of a page for Back and for scrolling, and again when the user returns. */
export const usePopups = (product: ProductPage | undefined, page: PopupPage): void => {
  const shown = useRef(true)
  const set = useCallback(() => {
    shown.current = true
    // Most products have no popups and load no code for them.
    if (product?.extraData.popups)
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
