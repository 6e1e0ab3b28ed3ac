import * as v from 'valibot'
import { coverKinds } from '@/domain/choice/cover-kind'
import { knownOnly } from './known-only'

const papers = v.array(v.string())

/**
 * How to claim under a product. It comes from GetConfig, namespace `pre_insure_page`, key
 * `claim-guide:<cityCode>_<productCode>`. Texts may name the parties: `{insurant}`.
 */
export const claimGuide = v.object({
  /** The time limit for reporting a claim. If it is missing, the rule is as soon as possible. */
  reportWithin: v.exactOptional(v.string()),
  /** How long the insurer takes to decide, once it has everything: 十个工作日，复杂三十日. */
  claimTime: v.exactOptional(v.string()),
  /** The hospitals whose bills are paid. If it is missing, the clauses say it. */
  hospitals: v.exactOptional(v.string()),
  /** Documents that every claim needs. */
  usual: papers,
  /** Further documents by kind of cover. */
  kinds: knownOnly(
    v.object({
      kind: v.picklist(coverKinds),
      /** The product's benefits of this kind. */
      benefits: v.array(v.string()),
      papers,
    }),
  ),
})
export type ClaimGuide = v.InferOutput<typeof claimGuide>

export const claimGuideKey = (product: { cityCode: string; productCode: string }): string =>
  `claim-guide:${product.cityCode}_${product.productCode}`
