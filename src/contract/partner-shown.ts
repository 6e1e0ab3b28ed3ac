import * as v from 'valibot'

/** A partner's public data: GetConfig, namespace `pre_insure_page`, key `partner:<source>`. */
export const partnerShown = v.object({
  name: v.string(),
  /** Whether the partner has a target `home` to return to. */
  hasHome: v.optional(v.boolean(), false),
})
export type PartnerShown = v.InferOutput<typeof partnerShown>

export const partnerKey = (source: string): string => `partner:${source}`
