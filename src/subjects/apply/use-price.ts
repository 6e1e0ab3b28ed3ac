import { useEffect, useState } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { isSilence, type Failure } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import type { Price } from '@/contract/price'
import type { FormItem } from '@/domain/apply/item'
import { usePurchase, type InsurantForm, type Purchase } from '@/stores/purchase'
import { priceOfPurchase } from './flow/submit'
import { isSound, premiumFenOf, type Terms } from './summary'

/** A pause in typing of this length requests the price, ms. */
const PAUSE_MS = 500

/** Without an answer the request repeats after this time, then after twice as long, ms. */
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 30_000

export type PriceState =
  /** A person is not complete yet. */
  | { status: 'incomplete' }
  | { status: 'asking' }
  | { status: 'ready'; price: Price }
  | { status: 'failed'; error: Failure; again: () => void }

/** A separate store, so that a new price redraws only what shows it. */
export type PriceStore = UseBoundStore<StoreApi<PriceState>>

/** Everybody is complete and free of errors, so a price can be computed. */
const isComplete = (purchase: Purchase, today: string): boolean =>
  purchase.insurants.length > 0 &&
  purchase.insurants.every((insurant) => isSound(purchase, insurant, today))

type Items = readonly FormItem[]

/** Shown errors change a form's items, but not its people. */
const sameItems = (items: Items, others: Items): boolean =>
  items === others ||
  (items.length === others.length &&
    items.every((item, index) => {
      const other = others[index]
      return (
        item === other || (item.value === other?.value && item.encryptValue === other.encryptValue)
      )
    }))

const samePeople = (now: Purchase, before: Purchase): boolean =>
  now === before ||
  (now.comboCode === before.comboCode &&
    sameItems(now.applicant, before.applicant) &&
    now.insurants.length === before.insurants.length &&
    now.insurants.every((insurant, index) => {
      const other = before.insurants[index]
      return (
        insurant === other ||
        (insurant.relationType === other?.relationType &&
          insurant.home === other.home &&
          insurant.count === other.count &&
          sameItems(insurant.items, other.items))
      )
    }))

/** The price of the people in the form, requested again whenever they change. */
export const usePrice = ({ cityCode, productCode }: ProductId, today: string): PriceStore => {
  const [store] = useState<PriceStore>(() => create(() => ({ status: 'incomplete' })))

  useEffect(() => {
    let question = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const askNow = async (mine: number, retryMs: number) => {
      const answer = await priceOfPurchase({ cityCode, productCode }, { background: true })
      if (mine !== question) return
      if (answer.ok) {
        store.setState({ status: 'ready', price: answer.value }, true)
        return
      }
      const again = () => ask(usePurchase.getState())
      store.setState({ status: 'failed', error: answer.error, again }, true)
      if (!isSilence(answer.error)) return
      timer = setTimeout(() => void askNow(mine, Math.min(2 * retryMs, LAST_RETRY_MS)), retryMs)
    }

    const ask = (purchase: Purchase) => {
      const mine = (question += 1)
      clearTimeout(timer)
      if (!isComplete(purchase, today)) {
        if (store.getState().status !== 'incomplete') store.setState({ status: 'incomplete' }, true)
        return
      }
      if (store.getState().status !== 'ready') store.setState({ status: 'asking' }, true)
      timer = setTimeout(() => void askNow(mine, FIRST_RETRY_MS), PAUSE_MS)
    }

    ask(usePurchase.getState())
    const stop = usePurchase.subscribe((now, before) => {
      if (!samePeople(now, before)) ask(now)
    })
    return () => {
      stop()
      question += 1
      clearTimeout(timer)
    }
  }, [store, today, cityCode, productCode])

  return store
}

/** A person's premium (fen): the gateway's, or by the tariff until it arrives. */
export const usePremium = ({
  insurant,
  place,
  price,
  info,
  today,
}: {
  insurant: InsurantForm | undefined
  /** The person's position in the list, from 1. */
  place: number
  price: PriceStore
  info: Terms
  today: string
}): number | undefined => {
  const premiumFen = price((state) =>
    state.status === 'ready' ? state.price.insurants[place - 1]?.premiumFen : undefined,
  )
  const byTariffFen = usePurchase((purchase) =>
    insurant && isSound(purchase, insurant, today)
      ? premiumFenOf(
          insurant.relationType === 'SELF' ? purchase.applicant : insurant.items,
          purchase.comboCode,
          info,
          today,
        )
      : undefined,
  )
  return premiumFen ?? byTariffFen
}
