import { useEffect, useState } from 'react'
import type { Failure } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import type { Price } from '@/contract/proposal'
import { checkForm } from '@/domain/applicant-form/check'
import { priceOfPurchase } from '@/flows/purchase/submit'
import { usePurchase, type Purchase } from '@/stores/purchase'

/** A pause in typing this long asks for the price, ms. */
const PAUSE_MS = 500

export type PriceState =
  /** Somebody is not fully named yet. */
  | { status: 'incomplete' }
  | { status: 'asking' }
  | { status: 'ready'; price: Price }
  | { status: 'failed'; error: Failure }

/** Everybody can be priced: named, and free of errors. */
const isComplete = ({ applicant, insurants }: Purchase, today: string): boolean =>
  insurants.length > 0 &&
  insurants.every(({ relationType, items }) =>
    relationType === 'SELF'
      ? checkForm({ items: applicant, today, role: 'applicant' }).every(
          ({ field }) => field === 'mobile',
        )
      : checkForm({ items, today, role: 'insurant' }).length === 0,
  )

/** The price of the people in the form, asked again whenever they change. */
export const usePrice = (product: ProductId, today: string, active: boolean): PriceState => {
  const purchase = usePurchase()
  const [state, setState] = useState<PriceState>({ status: 'incomplete' })
  const { cityCode, productCode } = product
  const { applicant, insurants, comboCode } = purchase
  // Errors shown in the form change its items, but not who is priced.
  const people = JSON.stringify([
    insurants.map(({ relationType, items }) => [
      relationType,
      (relationType === 'SELF' ? applicant : items).map(({ value, encryptValue }) => [
        value,
        encryptValue,
      ]),
    ]),
    comboCode,
  ])
  const complete = active && isComplete(purchase, today)

  useEffect(() => {
    if (!complete) {
      setState({ status: 'incomplete' })
      return
    }
    let stale = false
    setState((before) => (before.status === 'ready' ? before : { status: 'asking' }))
    const timer = setTimeout(() => {
      void priceOfPurchase({ cityCode, productCode }).then((answer) => {
        if (stale) return
        setState(
          answer.ok
            ? { status: 'ready', price: answer.value }
            : { status: 'failed', error: answer.error },
        )
      })
    }, PAUSE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [people, complete, cityCode, productCode])

  return state
}
