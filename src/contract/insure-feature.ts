import * as v from 'valibot'
import { defineCall } from './call'
import { product } from './fields'

/** What an operator may switch on a product's page; a newer switch than this build knows is dropped. */
export const insureFeatures = v.object({
  /** People may pass the page on, where their host can. */
  share: v.optional(v.boolean(), true),
  /** The first of the usual questions is answered already. */
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
