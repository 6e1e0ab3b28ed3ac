import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked, collection, readJson, simulator } from '@huimin/wechat-sandbox'
import { isSigned } from '../../world/hmac'
import { sampleKeyId } from '../../world/keys'
import type { SandboxParts } from '../../world/parts'

/** The states of an underwriting decision. */
const decisions = ['PENDING', 'ACCEPTED', 'REFUSED'] as const

/** The real decision takes working days; here it takes a minute, unless a tester decides. */
const TAKES_MS = 60_000

export const underwritingCheck = v.object({
  policyNo: v.optional(v.string()),
  askedAt: v.number(),
  decision: v.optional(v.picklist(decisions)),
})
const question = v.object({ policyNo: v.string(), productCode: v.string() })

/** The simulator of the insurer's underwriting, and the test control that decides it. */
export function underwritingRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, faults, timers, store } = parts
  const checks = collection(store, 'underwriting', underwritingCheck)

  app.post(
    '/underwriting/v1/decisions',
    simulator({
      name: 'underwriting.decide',
      faults,
      timers,
      handle: async ({ headers }, rawBody) => {
        const key = { keyId: sampleKeyId, secretKey: keys.realnameSecret }
        if (!isSigned(key, headers, rawBody, clock.now()))
          return { status: 401, body: { error: 'SIGNATURE' } }
        const asked = readJson(question, rawBody)
        if (!asked) return { status: 400, body: { error: 'MALFORMED' } }
        const now = clock.now()
        const { askedAt, decision } = await checks.change(asked.policyNo, (known) => {
          const check = known ?? { policyNo: asked.policyNo, askedAt: now }
          return { put: check, result: check }
        })
        const byTime = now - askedAt >= TAKES_MS ? 'ACCEPTED' : 'PENDING'
        const { policyNo } = asked
        return { status: 200, body: { policyNo, decision: decision ?? byTime } }
      },
    }),
  )

  app.put<{ Params: { policyNo: string } }>(
    '/underwriting/:policyNo',
    checked(v.strictObject({ decision: v.picklist(decisions) }), 'body', async (wish, request) => {
      const { policyNo } = v.parse(v.object({ policyNo: v.string() }), request.params)
      await checks.change(policyNo, (known) => ({
        put: { policyNo, askedAt: known?.askedAt ?? clock.now(), ...wish },
        result: null,
      }))
      return wish
    }),
  )
}
