import * as v from 'valibot'
import { instant } from './fields'

/** The key of the activity that the insure pages tell of; namespace `activity_config`. */
export const ACTIVITY = 'HMB_INSURE_BP'

/**
 * What an operator tells on a page for a time: GetConfigV2, namespace `pre_insure_page`, key the
 * page (routes/pages.ts); or, as an activity, namespace `activity_config` of app `promotion`, key HMB_INSURE_BP.
 */
export const announcements = v.object({
  list: v.array(
    v.object({
      /** Everywhere when left out. */
      cityCode: v.exactOptional(v.string()),
      title: v.string(),
      text: v.string(),
      startAt: instant,
      endAt: instant,
      /** Comes up over the page as well; `cache` (`3d`) lets people put it off for so many days. */
      popup: v.exactOptional(v.object({ cache: v.exactOptional(v.string()) })),
    }),
  ),
})
export type Announcements = v.InferOutput<typeof announcements>

/** Beside the activities: to how many of a hundred phones each is released; to all when left out. */
export const GREY_RELEASE = 'GREY_RELEASE'
export const greyRelease = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
)
