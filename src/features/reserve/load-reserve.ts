import { send, type Answer, type Failure } from '@/api/client'
import { getAppointment, type Booking } from '@/contract/booking'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { ensureSignedIn } from '@/flows/ensure-signed-in'
import { productPage } from '@/flows/product-page'
import { productKey } from '@/stores/catalogue'
import { useLoad, type Loading } from '@/ui/load/use-load'

export interface Offer {
  page: ProductPage
  opening: Booking
}

const load = async (product: ProductId): Promise<Answer<Offer>> => {
  // The gateway tells only a known user whether they booked. WeChat signs in without questions.
  await ensureSignedIn()
  const [page, opening] = await Promise.all([
    productPage(product),
    send(getAppointment, productId(product)),
  ])
  if (!opening.ok) return opening
  return page.ok ? { ok: true, value: { page: page.value, opening: opening.value } } : page
}

/** Loads a product, its next opening and whether the user has booked. */
export const useReserve = (product: ProductId): Loading<Offer, Failure> =>
  useLoad(productKey(product), () => load(product))
