import * as v from 'valibot'
import { coverKinds, neededKinds } from '@/domain/product/cover'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, knownOnly } from './fields'
import { insuredName } from './person'
import { continued, policyStatus, ending } from './shown'
import { wording } from './wording'

const needed = v.picklist(neededKinds)

const heldPolicy = v.object({
  policyId: id,
  cityCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  wording: v.optional(wording, {}),
  status: policyStatus,
  ...ending,
  effectiveOn: day,
  expireOn: day,
  premiumFen: fen,
  /** When it was bought. An older gateway omits it. */
  issuedAt: v.exactOptional(instant),
  continued,
  home: insuredName.home,
  covers: knownOnly(
    v.object({ kind: v.picklist(coverKinds), name: v.string(), amount: v.string() }),
  ),
})

export const getFamilyCover = defineCall({
  cmd: 'getFamilyCoverToc',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  share: 0.5,
  summary:
    'Everybody whom this user insures, the user first, with the policies of each and what is missing.',
  request: v.strictObject({}),
  response: v.object({
    people: v.array(
      v.object({
        insurantName: insuredName.insurantName,
        relationType: insuredName.relationType,
        credentialTail: insuredName.credentialTail,
        /** Newest first, including ended policies. */
        policies: knownOnly(heldPolicy),
        /** Kinds of cover that no valid policy includes. */
        missing: knownOnly(needed),
        /** Products on sale that would add them, the one that adds most first. */
        additions: knownOnly(
          v.object({
            cityCode: v.string(),
            productCode: v.string(),
            productName: v.string(),
            fromFen: fen,
            adds: knownOnly(needed),
          }),
        ),
      }),
    ),
    /** False if only the newest policies are listed. */
    isWhole: v.boolean(),
  }),
})
export type FamilyMember = ResponseOf<typeof getFamilyCover>['people'][number]
export type HeldPolicy = FamilyMember['policies'][number]
