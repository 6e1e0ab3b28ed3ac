import { useEffect, useRef } from 'react'
import type { ProductId } from '@/contract/fields'
import { isPurchaseOf, keepPurchase } from '@/flows/purchase/draft'
import { usePageHide } from '@/platform/page'
import { usePurchase } from '@/stores/purchase'

/** A pause in typing of this length saves the form, ms. */
const PAUSE_MS = 600

/** Saves the form on the gateway while it is filled in, so that a reload loses nothing. */
export const useAutosave = (product: ProductId): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(product)
  latest.current = product

  const save = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    // Another product's form was begun above this page.
    if (!isPurchaseOf(latest.current)) return
    // A failure is not shown: the form is still on the screen, and the next pause tries again.
    void keepPurchase(latest.current, { background: true })
  }
  const saveWaiting = useRef<() => void>(() => undefined)
  saveWaiting.current = () => {
    if (timer.current !== undefined) save()
  }

  useEffect(() => {
    const stop = usePurchase.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => saveWaiting.current(), PAUSE_MS)
    })
    return () => {
      stop()
      saveWaiting.current()
    }
  }, [])

  usePageHide(() => saveWaiting.current())
}
