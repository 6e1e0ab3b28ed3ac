import { usePurchase, type InsurantForm } from '@/stores/purchase'
import { isSound } from './sound-person'
import { premiumFenOf, type Terms } from './summary'
import type { PriceStore } from './use-price'

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
