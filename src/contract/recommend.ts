import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { cityCode, fen, id } from './fields'
import { knownOnly } from './known-only'

export const getRecommendInfo = defineCall({
  cmd: 'getRecommendInfo',
  prefix: '/rpc/city-insur-misc/',
  access: 'user',
  summary:
    'What else of a city is on sale that the holder of a policy does not hold, cheapest first.',
  request: v.strictObject({ scene: v.picklist(['RESULT', 'POLICY']), policyId: id, cityCode }),
  response: v.object({
    productList: knownOnly(
      v.object({
        cityCode: v.string(),
        productCode: v.string(),
        productName: v.string(),
        slogan: v.string(),
        /** The lowest premium in fen of any age and scheme. */
        fromFen: fen,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
export type RecommendedProduct = ResponseOf<typeof getRecommendInfo>['productList'][number]
