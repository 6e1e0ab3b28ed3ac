import { useCallback, useEffect, useRef } from 'react'
import { usePageHide, usePageShow } from '@/platform/lifecycle'
import type { UsePopups } from './use-popups.types'

export const usePopups: UsePopups = (product, page) => {
  const shown = useRef(true)
  const set = useCallback(() => {
    shown.current = true
    // Most products ask nothing, and fetch nothing for it.
    if (product?.extraData?.includes('"popups"'))
      import('./on-page').then(
        ({ setPopups }) => setPopups(product, page, () => shown.current),
        () => undefined,
      )
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
