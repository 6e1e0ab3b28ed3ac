import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '@/api/client'
import { getPayStatus, type PayState } from '@/contract/pay'
import { readPayStatus } from '@/domain/pay/pay-status'
import { pollDelay } from '@/domain/time/timings'
import { usePageHide, usePageShow } from '@/platform/page'

/**
 * Polls the outcome of a pay order while the page is visible. `onFinal` is called once. A lost
 * answer is no outcome, so the poll repeats.
 */
export const usePayStatus = (payOrderId: string, onFinal: (state: PayState) => void) => {
  const [visible, setVisible] = useState(true)
  const [asked, setAsked] = useState(0)
  const final = useRef(false)
  const tell = useRef(onFinal)
  tell.current = onFinal
  usePageShow(() => {
    setVisible(true)
    setAsked(0)
  })
  usePageHide(() => setVisible(false))

  /** Answers whether the outcome is known. */
  const askOnce = useCallback(async (): Promise<boolean> => {
    const answer = await send(getPayStatus, { payOrderId })
    if (final.current) return true
    if (!answer.ok || readPayStatus(answer.value).next === 'poll') return false
    final.current = true
    tell.current(answer.value)
    return true
  }, [payOrderId])

  useEffect(() => {
    final.current = false
    setAsked(0)
  }, [payOrderId])

  useEffect(() => {
    if (!visible || final.current) return
    let stale = false
    const timer = setTimeout(() => {
      void askOnce().then(() => {
        if (!stale) setAsked((times) => times + 1)
      })
    }, pollDelay(asked))
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [visible, asked, askOnce])

  return { askOnce }
}
