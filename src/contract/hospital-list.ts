import * as v from 'valibot'
import { place } from './city-list'

/** Levels of hospitals (等级), the best first. */
export const hospitalLevels = ['三级甲等', '三级乙等', '二级甲等', '二级乙等', '一级'] as const
const level = v.picklist(hospitalLevels)

/** Hospitals of a city: GetConfig, namespace `pre_insure_page`, key `hospitals:<cityCode>`. */
export const hospitalList = v.object({
  /** The list is sample data for the page, not an insurer's directory. */
  isSample: v.optional(v.boolean(), false),
  hospitals: v.array(
    v.object({
      name: v.string(),
      district: v.string(),
      level: v.exactOptional(v.fallback(v.optional(level), undefined)),
      place: v.exactOptional(v.omit(place, ['reachKm'])),
    }),
  ),
})
export type HospitalList = v.InferOutput<typeof hospitalList>
export type Hospital = HospitalList['hospitals'][number]
