import * as v from 'valibot'
import { instant } from './fields'

/** The key of the activity that the insure pages announce; namespace `activity_config`. */
export const ACTIVITY = 'HMB_INSURE_BP'

/**
 * Announcements that an operator shows on a page for a time. They come from GetConfigV2, namespace
 * `pre_insure_page`, with the page (routes/pages.ts) as key; an activity comes from namespace
 * `activity_config` of app `promotion`, key HMB_INSURE_BP.
 */
export const announcements = v.object({
  list: v.array(
    v.object({
      /** Without a city the announcement is shown everywhere. */
      cityCode: v.exactOptional(v.string()),
      title: v.string(),
      text: v.string(),
      startAt: instant,
      endAt: instant,
      /**
       * The announcement is also shown as a popup. With `cache` (`3d`) the user can hide it for
       * that many days.
       */
      popup: v.exactOptional(v.object({ cache: v.exactOptional(v.string()) })),
    }),
  ),
})
export type Announcements = v.InferOutput<typeof announcements>

/**
 * Key beside the activities: the percentage of devices that each activity is released to. A missing
 * entry means all.
 */
export const GREY_RELEASE = 'GREY_RELEASE'
export const greyRelease = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
)
