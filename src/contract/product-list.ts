import * as v from 'valibot'

/** Every product on offer: GetConfigV2, namespace `pre_insure_page`, key `products`. */
export const productList = v.object({
  products: v.array(
    v.object({
      cityCode: v.string(),
      cityName: v.string(),
      productCode: v.string(),
      productName: v.string(),
      slogan: v.string(),
      baseColor: v.string(),
    }),
  ),
})
export type ProductList = v.InferOutput<typeof productList>
