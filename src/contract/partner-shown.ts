import * as v from 'valibot'

/** A partner as people are told of it: GetConfig, namespace `pre_insure_page`, key `partner:<source>`. */
export const partnerShown = v.object({
  name: v.string(),
  /** Whether it has a place to go back to: its target `home`. */
  hasHome: v.optional(v.boolean(), false),
})
export type PartnerShown = v.InferOutput<typeof partnerShown>

export const partnerKey = (source: string): string => `partner:${source}`
