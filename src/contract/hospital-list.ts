import * as v from 'valibot'

/** Hospitals of a city: GetConfig, namespace `pre_insure_page`, key `hospitals:<cityCode>`. */
export const hospitalList = v.object({
  hospitals: v.array(
    v.object({
      name: v.string(),
      district: v.string(),
    }),
  ),
})
export type Hospital = v.InferOutput<typeof hospitalList>['hospitals'][number]
