import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import {
  acceptanceRequest,
  cancellationRequest,
  endorsementRequest,
  issueRequest,
} from '@huimin/insurer-core'
import { checked, readJson } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'
import {
  answerBooks,
  hashOf,
  idOf,
  numberBooks,
  policyBooks,
  type CoreAnswer,
  type CorePolicy,
} from './books'
import { ended, endorsed, withdrawnUnseen } from './changes'
import { coreKey, cores, isCore, type CoreName } from './cores'
import { handoverBooks } from './handovers'
import { begun, decided, issueAnswer, refusal } from './issue'
import { wishOfName } from './persons'
import { policyPdf } from './policy-pdf'
import { bodyLimit, corePort, isOneKey, keyReused, malformed, noOf, notFound, wrong } from './port'
import { pullAnswer } from './pull'

/** Plays the core systems of insurers (docs/insurer-core.md), with the faults of `coreFaults`. */

export function coreRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, store } = parts
  const policies = policyBooks(store)
  const answers = answerBooks(store)
  const numbers = numberBooks(store)
  const handovers = handoverBooks(store, () => clock.now())
  const large = { bodyLimit }

  /** What came by this key before: it is noted at once, and its answer when it is final. */
  const firstOf = (core: CoreName, key: string, bodyHash: string): Promise<CoreAnswer> =>
    answers.change(idOf(core, key), (known) => {
      const put = known ?? { id: idOf(core, key), bodyHash, at: clock.now() }
      return { put, result: put }
    })
  const finish = (first: CoreAnswer, answer: { status: string }) =>
    answer.status === 'LATER'
      ? Promise.resolve()
      : answers.change(first.id, () => ({ put: { ...first, answer }, result: undefined }))

  app.post(
    '/core/:core/v1/acceptances',
    large,
    corePort(parts, 'core.accept', ({ body, fault, request }) => {
      const asked = readJson(acceptanceRequest, body)
      if (!asked || !isOneKey(request, asked)) return malformed
      const key = fault === 'OTHER_KEY' ? `${asked.key}-other` : asked.key
      const isRefused = fault === 'REFUSE' || wishOfName('accept', asked.insured, 0) === 'REFUSED'
      const told = isRefused
        ? { key, status: 'REFUSED', reason: refusal }
        : { key, status: 'ACCEPTED' }
      return { status: 200, body: told }
    }),
  )

  app.post(
    '/core/:core/v1/policies',
    large,
    corePort(parts, 'core.issue', async ({ core, body, fault, request }) => {
      const asked = readJson(issueRequest, body)
      if (!asked || !isOneKey(request, asked)) return malformed
      const bodyHash = hashOf(body)
      let isKnown = false
      const policy = await policies.change(idOf(core, asked.key), (known) => {
        isKnown = known?.state === 'ISSUED'
        const before = known ?? begun(core, asked, { bodyHash, now: clock.now() })
        // Without a hash it was taken back before it came.
        if (before.bodyHash !== '' && before.bodyHash !== bodyHash) return { result: undefined }
        const put = decided({ ...before, bodyHash, times: before.times + 1 }, fault, clock.now())
        return { put, result: put }
      })
      if (policy?.policyNo !== undefined) {
        const id = idOf(core, policy.policyNo)
        await numbers.change(id, () => ({ put: { id, key: policy.key }, result: null }))
      }
      if (!policy) return keyReused
      const answered = fault === 'OTHER_NUMBER' && !isKnown ? undefined : fault
      return { status: 200, body: issueAnswer(policy, answered) }
    }),
  )

  /** The key of the policy that an address names; undefined where nobody knows its number. */
  async function keyAt(core: CoreName, no: string): Promise<string | undefined> {
    return no.startsWith('~') ? no.slice(1) : (await numbers.get(idOf(core, no)))?.key
  }

  app.post(
    '/core/:core/v1/policies/:no/cancellations',
    large,
    corePort(parts, 'core.cancel', async ({ core, body, fault, request }) => {
      const asked = readJson(cancellationRequest, body)
      const no = noOf(request)
      if (!asked || !isOneKey(request, asked)) return malformed
      if (asked.policyNo !== (no.startsWith('~') ? null : no)) return malformed
      const policyKey = await keyAt(core, no)
      if (policyKey === undefined) return notFound
      if (policyKey !== asked.policyKey) return malformed
      const first = await firstOf(core, asked.key, hashOf(body))
      if (first.bodyHash !== hashOf(body)) return keyReused
      if (first.answer !== undefined) return { status: 200, body: first.answer }
      const now = clock.now()
      const answer = await policies.change(idOf(core, policyKey), (known) =>
        ended(known ?? withdrawnUnseen(core, asked, now), asked, {
          ...{ now, askedAt: first.at, fault },
        }),
      )
      await finish(first, answer)
      return { status: 200, body: answer }
    }),
  )

  app.post(
    '/core/:core/v1/policies/:no/endorsements',
    large,
    corePort(parts, 'core.endorse', async ({ core, body, fault, request }) => {
      const asked = readJson(endorsementRequest, body)
      const no = noOf(request)
      if (!asked || !isOneKey(request, asked) || asked.policyNo !== no) return malformed
      const policyKey = await keyAt(core, no)
      if (policyKey === undefined) return notFound
      if (policyKey !== asked.policyKey) return malformed
      const first = await firstOf(core, asked.key, hashOf(body))
      if (first.bodyHash !== hashOf(body)) return keyReused
      if (first.answer !== undefined) return { status: 200, body: first.answer }
      const answer = await policies.change(idOf(core, policyKey), (known) => {
        const at = { now: clock.now(), askedAt: first.at, fault }
        return known ? endorsed(known, asked, at) : { result: undefined }
      })
      if (!answer) return notFound
      await finish(first, answer)
      return { status: 200, body: answer }
    }),
  )

  const ofCore = async (core: CoreName): Promise<CorePolicy[]> =>
    (await policies.list()).filter((policy) => policy.core === core)

  app.get(
    '/core/:core/v1/policies',
    corePort(parts, 'core.pull', async ({ core, fault, request }) => {
      const at = { now: clock.now(), fault }
      const answer = pullAnswer(request.query, await ofCore(core), at)
      return answer ? { status: 200, body: answer } : malformed
    }),
  )

  app.post(
    '/core/:core/v1/handovers',
    large,
    corePort(parts, 'core.handOver', ({ core, body, fault, request }) => {
      const named = readJson(v.object({ key: v.string() }), body)
      return named && isOneKey(request, named) ? handovers.take(core, body, fault) : malformed
    }),
  )

  app.get(
    '/core/:core/v1/handovers/:no',
    corePort(parts, 'core.handover', ({ core, fault, request }) =>
      handovers.view(core, noOf(request), request.query, fault),
    ),
  )

  app.get(
    '/core/:core/v1/documents/:no',
    corePort(parts, 'core.document', async ({ core, request }) => {
      const no = noOf(request)
      return (await keyAt(core, no)) === undefined
        ? notFound
        : { status: 200, file: policyPdf(core, no) }
    }),
  )

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/core/:core/v1/*',
    ...large,
    handler: corePort(parts, 'core.elsewhere', () => wrong('NOT_OFFERED', 'there is no such port')),
  })

  /** Where each core is asked, and the sample secret by which a tester or the kit signs for it. */
  app.get('/core-keys', async (request) =>
    Object.fromEntries(
      Object.keys(cores)
        .filter(isCore)
        .map((core) => {
          const { keyId, secretKey } = coreKey(parts.keys, core)
          const url = `${request.protocol}://${request.host}/sandbox/core/${core}`
          return [core, { url, keyId, secret: secretKey }]
        }),
    ),
  )

  /** What a core knows of an order's people. */
  app.get<{ Querystring: { orderNo?: string } }>('/core-policies', async ({ query }) =>
    (await policies.list()).filter(
      ({ orderNo }) => query.orderNo === undefined || orderNo === query.orderNo,
    ),
  )

  /** How a core decides about one person. */
  app.put<{ Params: { core: string; key: string } }>(
    '/core-policies/:core/:key',
    checked(
      v.partial(
        v.strictObject({
          wish: v.picklist(['ISSUED', 'REFUSED', 'LATER']),
          cancelWish: v.picklist(['ACKNOWLEDGED', 'REFUSED', 'LATER']),
        }),
      ),
      'body',
      async (wanted, request, reply) => {
        const { core, key } = v.parse(
          v.object({ core: v.string(), key: v.string() }),
          request.params,
        )
        const found = await policies.change(idOf(core, key), (known) => {
          const put = known && {
            ...known,
            ...(wanted.wish !== undefined && { wish: wanted.wish }),
            ...(wanted.cancelWish !== undefined && { cancelWish: wanted.cancelWish }),
          }
          return { put, result: put }
        })
        return found ?? reply.code(404).send({ error: 'NOT_FOUND' })
      },
    ),
  )
}
