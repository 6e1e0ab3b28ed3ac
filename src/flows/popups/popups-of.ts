import * as v from 'valibot'
import { parsedJson } from '@/contract/parsed-by'
import type { ProductPage } from '@/contract/product-page'
import { productPopups, type ProductPopups } from '@/contract/product-popups'

const extraData = v.object({ popups: v.exactOptional(productPopups) })

/** What an operator put in the way of a product; nothing where it cannot be read. */
export const popupsOf = (page: ProductPage): ProductPopups =>
  parsedJson(extraData, page.extraData ?? '')?.popups ?? {}
