import * as v from 'valibot'
import { defineCall } from './call'
import { product } from './fields'

/**
 * Switches that an operator sets for a product's page. A client drops switches that it does not
 * know.
 */
export const insureFeatures = v.object({
  /** Users may share the page where their host supports it. */
  share: v.optional(v.boolean(), true),
  /** Sharing is rewarded now, so the page leads to 分享有礼 inside WeChat. It follows the activity. */
  shareGift: v.optional(v.boolean(), false),
  /** The first of the frequent questions is shown open. */
  openFirstQuestion: v.optional(v.boolean(), false),
})
export type InsureFeatures = v.InferOutput<typeof insureFeatures>

export const getInsureFeatures = defineCall({
  cmd: 'getInsureFeatureJSON',
  prefix: '/api/insure-api-v2/',
  access: 'visitor',
  summary: 'What is switched on and off on the page of a product.',
  request: v.strictObject(product),
  response: v.object({ featureJSON: v.string() }),
  errors: ['PRODUCT_NOT_FOUND'],
})
