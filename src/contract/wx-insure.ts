import * as v from 'valibot'
import { cityCode, productCode } from './fields'

/**
 * What a project says on /wx/insure-new: GetConfigV2, namespace `wx_insure`, key projectCode. It
 * names the product it is about; everything else there comes from the product.
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
