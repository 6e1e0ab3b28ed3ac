import * as v from 'valibot'
import { maskName } from '@/domain/person/mask'
import { cancellationRequest, issueRequest } from '@huimin/insurer-core'
import type { Keys } from '../context/keys'
import type { Db } from '../db/client'
import { insurerDocument, insurerRequestsOf, type InsurerRequest } from '../records/insurer/repo'
import { policiesOf } from '../records/policy/repo'
import { policyStatusOf } from '../records/transition/status'
import { isPending } from './compare-views'
import { openBody } from './sealed-body'

/**
 * What we know of each person of an order whose policies a core issues, for the workbench of the
 * sandbox. Names are masked. Nobody where no core was asked.
 */
export async function ourView(db: Db, keys: Keys, proposalId: string, now: number) {
  const requests = await insurerRequestsOf(db, [proposalId])
  const policies = await policiesOf(db, proposalId)
  const read = <S extends v.GenericSchema>(schema: S, request: InsurerRequest) =>
    v.parse(schema, JSON.parse(openBody({ keys }, request)))
  return Promise.all(
    requests
      .filter(({ port }) => port === 'issue')
      .map(async (request) => {
        const { key, core, position } = request
        const asked = read(issueRequest, request)
        const policy = policies.find((each) => each.position === position)
        const about = requests.filter((each) => each.position === position)
        const ending = about
          .filter(({ port, answer }) => port === 'cancel' && answer?.status !== 'REFUSED')
          .at(-1)
        const ended = ending && read(cancellationRequest, ending)
        const document = await insurerDocument(db, proposalId, position)
        return {
          ...{ key, core, nameMask: maskName(asked.insured.name) },
          status: policy ? policyStatusOf({ clock: { now: () => now } }, policy) : null,
          policyNo: policy?.policyNo ?? null,
          documentSha256: document?.sha256 ?? null,
          premiumFen: policy?.premiumFen ?? asked.premiumFen,
          refusedFor: policy?.refusedFor ?? null,
          end: ended
            ? {
                reason: ended.reason,
                on: ended.requestedAt.slice(0, 10),
                refundFen: ended.refundFen,
              }
            : null,
          ...{ health: asked.health ?? [], renewalOf: asked.renewalOf ?? null },
          /** Whether the core has not answered something yet, so that it may know more than we do. */
          isWaiting: about.some(isPending),
        }
      }),
  )
}
