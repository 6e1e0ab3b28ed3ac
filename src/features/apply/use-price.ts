import { useEffect, useState } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Failure } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import type { Price } from '@/contract/proposal'
import { checkForm } from '@/domain/applicant-form/check'
import type { FormItem } from '@/domain/applicant-form/item'
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

/** A store of its own: only what shows the price is drawn again when it changes. */
export type PriceStore = UseBoundStore<StoreApi<PriceState>>

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

type Items = readonly FormItem[]

/** Errors shown in a form change its items, but not who is priced. */
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
        (insurant.relationType === other?.relationType && sameItems(insurant.items, other.items))
      )
    }))

/** The price of the people in the form, asked again whenever they change. */
export const usePrice = ({ cityCode, productCode }: ProductId, today: string): PriceStore => {
  const [store] = useState<PriceStore>(() => create(() => ({ status: 'incomplete' })))

  useEffect(() => {
    let question = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = (purchase: Purchase) => {
      const mine = (question += 1)
      clearTimeout(timer)
      if (!isComplete(purchase, today)) {
        if (store.getState().status !== 'incomplete') store.setState({ status: 'incomplete' }, true)
        return
      }
      if (store.getState().status !== 'ready') store.setState({ status: 'asking' }, true)
      timer = setTimeout(() => {
        void priceOfPurchase({ cityCode, productCode }, { background: true }).then((answer) => {
          if (mine !== question) return
          store.setState(
            answer.ok
              ? { status: 'ready', price: answer.value }
              : { status: 'failed', error: answer.error },
            true,
          )
        })
      }, PAUSE_MS)
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
