import type { FastifyInstance } from 'fastify'
import { maskName } from '@/domain/person/mask'
import { hashOf, idOf, policyBooks, type CorePolicy } from '../services/core/books'
import { policyPdf } from '../services/core/policy-pdf'
import type { SandboxParts } from '../world/parts'
import type { GatewayRecords, InsuredByCore } from './gateway-records'

/** One person of an order: what we know, what the core knows, and what of it differs. */
export type BothViews = ReturnType<typeof bothViews>

/**
 * `GET /sandbox/orders/<orderId>/core` answers what we and the insurer's core know of each person of an
 * order. It is empty where no core issues the policies.
 */
export function coreRoute(
  app: FastifyInstance,
  { clock, store, records }: Pick<SandboxParts, 'clock' | 'store'> & { records: GatewayRecords },
): void {
  const policies = policyBooks(store)
  app.get<{ Params: { orderId: string } }>('/orders/:orderId/core', async ({ params }) => {
    const ours = await records.insuredByCore(params.orderId, clock.now())
    const people = ours.map(async (one) =>
      bothViews(one, await policies.get(idOf(one.core, one.key))),
    )
    return { people: await Promise.all(people) }
  })
}

function bothViews({ key, core, isWaiting, ...ours }: InsuredByCore, policy?: CorePolicy) {
  const theirs = policy && viewOf(policy)
  return { ...{ key, core, isWaiting, ours, theirs }, differs: differences(ours, theirs) }
}

/** A core draws the document from the number, so whoever has a number has a document. */
const viewOf = ({ policyNo, ...policy }: CorePolicy) => ({
  nameMask: maskName(policy.insured.name),
  status: policy.state,
  policyNo: policyNo ?? null,
  documentSha256: policyNo === undefined ? null : hashOf(policyPdf(policy.core, policyNo)),
  premiumFen: policy.premiumFen,
  refusedFor: policy.reason?.text ?? null,
  end: policy.cancellation
    ? {
        reason: policy.endedFor ?? '',
        ...{ on: policy.cancellation.endedOn, refundFen: policy.cancellation.refundFen },
      }
    : null,
  health: policy.health ?? [],
  renewalOf: policy.renewalOf ?? null,
  issuedAt: policy.issuedAt ?? null,
  /** How often it was asked to issue. */
  times: policy.times,
})

type Ours = Omit<InsuredByCore, 'key' | 'core' | 'isWaiting'>
type Theirs = ReturnType<typeof viewOf>

const inForce = ['ISSUED']
const ended = ['CANCELLED', 'WITHDRAWN', 'REFUSED']

/** The states of the core that agree with each state of ours (domain/order/states). */
const agreeing: Readonly<Record<string, readonly string[]>> = {
  ...{ PENDING: inForce, WAITING: inForce, EFFECTIVE: inForce, EXPIRED: inForce },
  ...{ CANCELLING: inForce, REVOKING: ended, REVOKED: ended },
  ...{ ISSUING: ['ASKED'], NOT_ISSUED: ['REFUSED', 'WITHDRAWN'] },
}

const compared = [
  'policyNo',
  'documentSha256',
  'premiumFen',
  'end',
  'health',
  'renewalOf',
] as const satisfies (keyof Ours & keyof Theirs)[]
type Field = 'status' | (typeof compared)[number]

function differences(ours: Ours, theirs: Theirs | undefined): Field[] {
  const isSame = agreeing[ours.status ?? '']?.includes(theirs?.status ?? '') ?? false
  const status: Field[] = isSame ? [] : ['status']
  // A core that was told to take back what it had never seen knows nothing else.
  if (!theirs || theirs.times === 0) return status
  const others = compared.filter(
    (field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field]),
  )
  return [...status, ...others]
}
