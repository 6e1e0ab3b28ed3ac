import * as v from 'valibot'
import { PULL_LIMIT, pullQuery } from '@huimin/insurer-core'
import type { CorePolicy } from './books'
import { shanghai } from './issue'
import type { CoreFault } from './port'

/** What a core knows of the policies that changed, page by page, the oldest change first. */

const USUAL_LIMIT = 500
const CURSOR = /^(\d+)_(\d+)_([\w-]+)$/

type Party = CorePolicy['applicant']

const partyOf = ({ name, credentialType, credentialNo, mobile }: Party) => ({
  ...{ name, credentialType, credentialNo },
  ...(mobile !== undefined && { mobile }),
})

const viewOf = (policy: CorePolicy, fault: CoreFault | undefined) => ({
  ...{ policyNo: policy.policyNo, policyKey: policy.key, productCode: policy.productCode },
  status: policy.state === 'CANCELLED' ? 'CANCELLED' : 'IN_FORCE',
  premiumFen: fault === 'OTHER_VIEW' ? policy.premiumFen + 1 : policy.premiumFen,
  ...{ coverFrom: policy.coverFrom, coverTo: policy.coverTo },
  ...{ applicant: partyOf(policy.applicant), insured: partyOf(policy.insured) },
  beneficiaries: policy.beneficiaries,
  issuedAt: shanghai(policy.issuedAt ?? 0),
  changedAt: shanghai(policy.changedAt),
  cancellation: policy.cancellation ?? null,
})

/** A number of a query: it stands there as text. */
const limitOf = (text: string | undefined, most: number): number | undefined => {
  if (text === undefined) return most
  const limit = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return limit > 0 ? limit : undefined
}

const asked = v.object({
  changedSince: pullQuery.entries.changedSince,
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR))),
  limit: v.optional(v.string()),
})

/** Undefined when the query fits no schema. */
export function pullAnswer(
  query: unknown,
  policies: readonly CorePolicy[],
  { now, fault }: { now: number; fault: CoreFault | undefined },
) {
  const parsed = v.safeParse(asked, query)
  if (!parsed.success) return undefined
  const { changedSince, cursor = null } = parsed.output
  const limit = limitOf(parsed.output.limit, USUAL_LIMIT)
  if (limit === undefined || limit > PULL_LIMIT) return undefined
  const [, asOf = String(now), changedAt = '', lastKey = ''] = CURSOR.exec(cursor ?? '') ?? []
  const from = Date.parse(changedSince)
  const isAfter = (policy: CorePolicy): boolean =>
    cursor === null
      ? policy.changedAt >= from
      : policy.changedAt > Number(changedAt) ||
        (policy.changedAt === Number(changedAt) && policy.key > lastKey)
  const found = policies
    .filter((policy) => policy.policyNo !== undefined && isAfter(policy))
    .sort((one, other) => one.changedAt - other.changedAt || (one.key < other.key ? -1 : 1))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    ...{ changedSince, cursor, asOf: shanghai(Number(asOf)) },
    policies: page.map((policy) => viewOf(policy, fault)),
    nextCursor: last && found.length > limit ? `${asOf}_${last.changedAt}_${last.key}` : null,
  }
}
