import * as v from 'valibot'
import { coverKinds } from '@/domain/choice/cover-kind'
import { knownOnly } from './known-only'

const papers = v.array(v.string())

/**
 * How a claim on a product is made: GetConfig, namespace `pre_insure_page`, key
 * `claim-guide:<cityCode>_<productCode>`. Texts may name the parties: `{insurant}`.
 */
export const claimGuide = v.object({
  /** Until when to call; left out: as soon as possible. */
  reportWithin: v.exactOptional(v.string()),
  /** What every claim needs. */
  usual: papers,
  /** What more a claim needs, by what is claimed. */
  kinds: knownOnly(
    v.object({
      kind: v.picklist(coverKinds),
      /** The benefits of the product that are of this kind. */
      benefits: v.array(v.string()),
      papers,
    }),
  ),
})
export type ClaimGuide = v.InferOutput<typeof claimGuide>

export const claimGuideKey = (product: { cityCode: string; productCode: string }): string =>
  `claim-guide:${product.cityCode}_${product.productCode}`
