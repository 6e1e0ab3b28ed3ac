import * as v from 'valibot'
import { statesOf } from '@/domain/order/states'
import { rewardStates, withdrawalStates } from '@/domain/share/reward'
import { day, fen, instant, relationType, knownOnly } from './fields'
import { policyStatus, proposalStatus } from './shown'

/**
 * The copy of what is kept about an account, as `exportData` sends it in its JSON text. Identities
 * are masked and instants are local (+08:00).
 */
const person = { name: v.string(), credentialNo: v.string() }

export const ownData = v.object({
  exportedAt: instant,
  account: v.object({
    userId: v.string(),
    createdAt: instant,
    name: v.nullable(v.string()),
    credentialNo: v.nullable(v.string()),
    phoneNumber: v.nullable(v.string()),
  }),
  orders: knownOnly(
    v.object({
      orderId: v.string(),
      /** Null once the product is no longer in the catalogue. */
      productName: v.nullable(v.string()),
      status: proposalStatus,
      totalFen: fen,
      createdAt: instant,
      /** The insurer to which the people's names and numbers went. Missing where they went to nobody. */
      givenTo: v.exactOptional(v.string()),
      applicant: v.object({ ...person, mobile: v.string() }),
      insurants: v.array(
        v.object({
          ...person,
          relationType,
          premiumFen: fen,
          home: v.exactOptional(v.string()),
        }),
      ),
      policies: v.array(
        v.object({ policyNo: v.string(), status: policyStatus, effectiveOn: day, expireOn: day }),
      ),
      /** A refund is negative. */
      payments: v.array(v.object({ amountFen: v.number(), at: instant })),
    }),
  ),
  renewals: knownOnly(
    v.object({
      orderId: v.string(),
      status: v.picklist(statesOf('renewal')),
      amountFen: fen,
      dueOn: day,
      agreedAt: instant,
    }),
  ),
  rewards: knownOnly(
    v.object({ amountFen: fen, status: v.picklist(rewardStates), boughtAt: instant }),
  ),
  withdrawals: knownOnly(
    v.object({ amountFen: fen, status: v.picklist(withdrawalStates), createdAt: instant }),
  ),
  /** Confirmations as an insured person, for policies that others bought. */
  confirmations: v.array(v.object({ textVersion: v.string(), confirmedAt: instant })),
  /** Forms that a child filled in: asked for by this account, or filled in by it for another one. */
  delegations: v.optional(
    knownOnly(
      v.object({
        role: v.picklist(['APPLICANT', 'DELEGATE']),
        productName: v.nullable(v.string()),
        textVersion: v.nullable(v.string()),
        agreedAt: instant,
        filledAt: v.nullable(instant),
        takenAt: v.nullable(instant),
      }),
    ),
    [],
  ),
  /** `said`: the partner, its business and the data, as the page named them. */
  authorizations: v.array(
    v.object({
      said: v.array(v.string()),
      untilOn: day,
      textVersion: v.string(),
      agreedAt: instant,
    }),
  ),
  contacts: knownOnly(v.object({ ...person, relationType })),
  appointments: v.array(
    v.object({
      cityCode: v.string(),
      productCode: v.string(),
      productName: v.nullable(v.string()),
      bookedAt: instant,
    }),
  ),
  reminders: v.array(
    v.object({ key: v.string(), productName: v.nullable(v.string()), askedAt: instant }),
  ),
  subscriptions: v.array(v.object({ templateId: v.string(), acceptedAt: instant })),
  /** What staff saw of this account or did for it, and why. An older gateway omits it. */
  staffActs: v.optional(
    knownOnly(
      v.object({
        act: v.string(),
        at: instant,
        /** Who it was. An older gateway omits it. */
        by: v.exactOptional(v.string()),
        /** The field that was shown unmasked: NAME, CREDENTIAL_NO or MOBILE; missing otherwise. */
        field: v.exactOptional(v.string()),
        reason: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  signIns: v.array(
    v.object({
      kind: v.string(),
      at: instant,
      network: v.string(),
      device: v.nullable(v.string()),
    }),
  ),
})
export type OwnData = v.InferOutput<typeof ownData>
