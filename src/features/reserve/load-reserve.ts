import { send, type Answer, type Failure } from '@/api/client'
import { getAppointment, type Appointment } from '@/contract/appointment'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { ensureSignedIn } from '@/flows/ensure-signed-in'
import { productPage } from '@/flows/product-page'
import { productKey } from '@/stores/catalogue'
import { useLoad, type Loading } from '@/ui/load/use-load'

export interface Offer {
  page: ProductPage
  appointment: Appointment
}

const load = async (product: ProductId): Promise<Answer<Offer>> => {
  // The gateway tells only a known user whether they booked. WeChat signs in without questions.
  await ensureSignedIn()
  const [page, appointment] = await Promise.all([
    productPage(product),
    send(getAppointment, productId(product)),
  ])
  if (!appointment.ok) return appointment
  return page.ok ? { ok: true, value: { page: page.value, appointment: appointment.value } } : page
}

/** Loads a product, its next opening and whether the user has booked. */
export const useReserve = (product: ProductId): Loading<Offer, Failure> =>
  useLoad(productKey(product), () => load(product))
