import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import {
  acceptanceRequest,
  cancellationRequest,
  issueRequest,
  type AnswerOf,
  type RequestOf,
} from '../../../packages/insurer-core/index'
import { checked, readJson } from '../../../packages/wechat-sandbox/index'
import type { SandboxParts } from '../../world/parts'
import { answerBooks, digitsFrom, hashOf, idOf, policyBooks, type CorePolicy } from './books'
import { cores, type CoreName, type Habit } from './cores'
import { policyPdf } from './policy-pdf'
import { corePort, keyReused, malformed, notFound, type CoreFault } from './port'

/** Plays the core systems of insurers (docs/insurer-core.md), with the faults of `coreFaults`. */

const HOUR_MS = 3_600_000
const shanghai = (ms: number): string =>
  new Date(ms + 8 * HOUR_MS).toISOString().replace('Z', '+08:00')

/** Persons of test mode, by the beginning of their name. */
const wishOf = ({ name }: { name: string }): CorePolicy['wish'] => {
  if (name.startsWith('测试拒')) return 'REFUSED'
  return name.startsWith('测试久候') ? 'LATER' : undefined
}

const refusal = { code: 'NOT_INSURABLE', text: '被保险人不符合承保条件，未能承保。' }
const notNow = { code: 'NOT_AGREED', text: '保单已有理赔记录，不能退保。' }

export function coreRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, store } = parts
  const policies = policyBooks(store)
  const answers = answerBooks(store)

  app.post(
    '/core/:core/v1/acceptances',
    corePort(parts, 'core.accept', ({ body, fault }) => {
      const asked = readJson(acceptanceRequest, body)
      if (!asked) return malformed
      const { key } = asked
      const isRefused = fault === 'REFUSE' || asked.insured.name.startsWith('测试拒投')
      const told = isRefused
        ? { key, status: 'REFUSED', reason: refusal }
        : { key, status: 'ACCEPTED' }
      return { status: 200, body: told }
    }),
  )

  app.post(
    '/core/:core/v1/policies',
    corePort(parts, 'core.issue', async ({ core, body, fault }) => {
      const asked = readJson(issueRequest, body)
      if (!asked) return malformed
      const bodyHash = hashOf(body)
      let isKnown = false
      const policy = await policies.change(idOf(core, asked.key), (known) => {
        isKnown = known?.state === 'ISSUED'
        const before = known ?? begun(core, asked, { bodyHash, now: clock.now() })
        if (before.bodyHash !== bodyHash && before.orderNo !== '') return { result: undefined }
        const put = decided({ ...before, bodyHash, times: before.times + 1 }, fault, clock.now())
        return { put, result: put }
      })
      if (!policy) return keyReused
      const answered = fault === 'OTHER_NUMBER' && !isKnown ? undefined : fault
      return { status: 200, body: issueAnswer(policy, answered) }
    }),
  )

  app.post<{ Params: { core: string; no: string } }>(
    '/core/:core/v1/policies/:no/cancellations',
    corePort(parts, 'core.cancel', async ({ core, body, fault, request }) => {
      const asked = readJson(cancellationRequest, body)
      if (!asked) return malformed
      const { no } = v.parse(v.object({ no: v.string() }), request.params)
      const bodyHash = hashOf(body)
      const before = await answers.get(idOf(core, asked.key))
      if (before && before.bodyHash !== bodyHash) return keyReused
      if (before) return { status: 200, body: before.answer }
      const answer = await policies.change<CancelAnswer | undefined>(
        idOf(core, asked.policyKey),
        (known) => {
          if (!no.startsWith('~') && known?.policyNo !== no) return { result: undefined }
          const policy = known ?? withdrawnUnseen(core, asked, clock.now())
          return ended(policy, asked, fault)
        },
      )
      if (!answer) return notFound
      if (answer.status !== 'LATER')
        await answers.change(idOf(core, asked.key), () => ({
          put: { id: idOf(core, asked.key), bodyHash, answer },
          result: null,
        }))
      return { status: 200, body: answer }
    }),
  )

  app.get<{ Params: { core: string; no: string } }>(
    '/core/:core/v1/documents/:no',
    corePort(parts, 'core.document', async ({ core, request }) => {
      const { no } = v.parse(v.object({ no: v.string() }), request.params)
      const known = (await policies.list()).some(
        (each) => each.core === core && each.policyNo === no,
      )
      return known ? { status: 200, file: policyPdf(core, no) } : notFound
    }),
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

const begun = (
  core: CoreName,
  asked: RequestOf<'issue'>,
  { bodyHash, now }: { bodyHash: string; now: number },
): CorePolicy => ({
  id: idOf(core, asked.key),
  ...{ core, key: asked.key, bodyHash, times: 0, askedAt: now, state: 'ASKED' },
  ...{ orderNo: asked.orderNo, productCode: asked.productCode },
  ...{ applicant: asked.applicant, insured: asked.insured, premiumFen: asked.premiumFen },
  ...{ coverFrom: asked.coverFrom, coverTo: asked.coverTo },
  ...(asked.health && { health: asked.health }),
  ...(asked.renewalOf !== undefined && { renewalOf: asked.renewalOf }),
})

/** A request that is taken back before it was ever seen. It will never be issued. */
const withdrawnUnseen = (core: CoreName, asked: RequestOf<'cancel'>, now: number): CorePolicy => {
  const nobody = { name: '', credentialType: '', credentialNo: '' }
  return {
    id: idOf(core, asked.policyKey),
    ...{ core, key: asked.policyKey, bodyHash: '', times: 0, askedAt: now, state: 'ASKED' },
    ...{ orderNo: '', productCode: '', applicant: nobody, insured: nobody },
    ...{ premiumFen: asked.refundFen, coverFrom: '', coverTo: '' },
  }
}

/** The decision about a person. What was decided once stays. */
function decided(policy: CorePolicy, fault: CoreFault | undefined, now: number): CorePolicy {
  if (policy.state !== 'ASKED') return policy
  const habit: Habit | undefined = Object.entries(cores).find(([name]) => name === policy.core)?.[1]
  const isFifth = habit?.refusesFifth === true && policy.key.endsWith('-5')
  const wish = policy.wish ?? wishOf(policy.insured) ?? (isFifth ? 'REFUSED' : undefined)
  const isEarly = now - policy.askedAt < (habit?.issuesAfterMs ?? 0) && policy.wish === undefined
  if (fault === 'REFUSE' || (wish === 'REFUSED' && !isEarly))
    return { ...policy, state: 'REFUSED', reason: refusal }
  if (fault === 'LATER' || wish === 'LATER' || isEarly) return policy
  const policyNo = `${policy.core.slice(0, 2)}${digitsFrom(policy.id)}`
  return { ...policy, state: 'ISSUED', policyNo, issuedAt: now }
}

function issueAnswer(policy: CorePolicy, fault: CoreFault | undefined) {
  const key = fault === 'OTHER_KEY' ? `${policy.key}-other` : policy.key
  const { state, policyNo = '', issuedAt = 0, premiumFen, coverFrom, coverTo, reason } = policy
  if (state === 'REFUSED') return { key, status: 'REFUSED', reason }
  if (state === 'WITHDRAWN')
    return { key, status: 'REFUSED', reason: { code: 'WITHDRAWN', text: '该投保申请已撤回。' } }
  const habit: Habit | undefined = Object.entries(cores).find(([name]) => name === policy.core)?.[1]
  if (state === 'ASKED' || fault === 'LATER')
    return { key, status: 'ACCEPTED_LATER', askAgainAfterSeconds: habit?.asksAgainSeconds ?? 1 }
  const document = {
    kind: 'address',
    address: `/v1/documents/${policyNo}`,
    mediaType: 'application/pdf',
    sha256: hashOf(policyPdf(policy.core, policyNo)),
  }
  return {
    ...{ key, status: 'ISSUED', premiumFen, coverFrom, coverTo, issuedAt: shanghai(issuedAt) },
    policyNo: fault === 'OTHER_NUMBER' ? `${policyNo}X` : policyNo,
    document: fault === 'NO_DOCUMENT' ? null : document,
  }
}

type CancelAnswer = AnswerOf<'cancel'>

/** Ends a policy, or takes back a request that has none. */
function ended(
  policy: CorePolicy,
  { key, mode, reason, refundFen, requestedAt }: RequestOf<'cancel'>,
  fault: CoreFault | undefined,
): { put?: CorePolicy; result: CancelAnswer | undefined } {
  const { state, policyNo = null, cancelWish } = policy
  const isLater = fault === 'LATER' || cancelWish === 'LATER'
  if (isLater && !policy.cancellation)
    return { result: { key, status: 'LATER', askAgainAfterSeconds: 1 } }
  const isRefused =
    fault === 'REFUSE' ||
    (mode === 'ask' && (cancelWish === 'REFUSED' || policy.insured.name.startsWith('测试不退')))
  if (isRefused && !policy.cancellation)
    return { result: { key, status: 'REFUSED', reason: notNow } }
  const cancellation = policy.cancellation ?? {
    cancellationNo: `T${digitsFrom(key)}`,
    refundFen,
    endedOn: requestedAt.slice(0, 10),
  }
  const put: CorePolicy = {
    ...policy,
    cancellation,
    endedFor: policy.endedFor ?? reason,
    state: state === 'ISSUED' || state === 'CANCELLED' ? 'CANCELLED' : 'WITHDRAWN',
  }
  return { put, result: { key, status: 'ACKNOWLEDGED', policyNo, ...cancellation } }
}
