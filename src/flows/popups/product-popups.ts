import * as v from 'valibot'
import { parsedJson } from '@/contract/parse-with'
import type { ProductPage } from '@/contract/product-page'
import { productPopups, type ProductPopups } from '@/contract/product-popups'

const extraData = v.object({ popups: v.exactOptional(productPopups) })

/** The popups that an operator added to a product; none if they cannot be read. */
export const popupsOf = (page: ProductPage): ProductPopups =>
  parsedJson(extraData, page.extraData ?? '')?.popups ?? {}
