import * as v from 'valibot'
import { cityCode, productCode } from './fields'

/**
 * Texts of a project for /wx/insure-new: GetConfigV2, namespace `wx_insure`, key projectCode. The
 * project names its product; all other data comes from the product.
 */
export const wxInsure = v.object({
  cityCode,
  productCode,
  title: v.string(),
  lead: v.string(),
  points: v.array(v.string()),
  buttonText: v.string(),
})
export type WxInsure = v.InferOutput<typeof wxInsure>
