import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, bodyOf, signedHeaders, type Core, type Exchange } from '@huimin/insurer-core'
import { order } from '@huimin/insurer-core/kit'

/** What the gateway's side makes of each answer: an answer, a fault of ours, or nobody knows. */

const shared = { keyId: 'huimin', secret: 'secret' }
const NOW = 1_795_881_600_000
const request = order('KIT', '王𠮷')
const refused = {
  key: request.key,
  ...{ status: 'REFUSED', reason: { code: 'NO', text: '不能承保。' } },
}

type Answer = { status: number; body: unknown; headers?: Record<string, string | undefined> }

const coreThat = (answer: Answer | undefined) => {
  const asked: Exchange[] = []
  const core: Core = {
    ...shared,
    baseUrl: 'https://core.example/huimin',
    now: () => NOW,
    send: (exchange) => {
      asked.push(exchange)
      if (!answer) return Promise.resolve(undefined)
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      const headers = { ...signedHeaders(shared, body, NOW), ...answer.headers }
      return Promise.resolve({
        status: answer.status,
        headers: headers as Record<string, string>,
        body,
      })
    },
  }
  return { core, asked }
}

const error = { error: 'MALFORMED', message: 'premiumFen' }
const outcomes: Record<string, [Answer | undefined, object]> = {
  'a signed answer': [
    { status: 200, body: refused },
    { kind: 'ANSWER', answer: refused },
  ],
  'an answer with fields of tomorrow': [
    { status: 200, body: { ...refused, later: 1 } },
    { kind: 'ANSWER', answer: refused },
  ],
  'a signed 4xx': [
    { status: 400, body: error },
    { kind: 'NOT_TAKEN', status: 400, error },
  ],
  'no answer': [undefined, { kind: 'UNKNOWN', why: 'no answer in time' }],
  'a 404 of a proxy': [
    { status: 404, body: error, headers: { 'x-signature': undefined } },
    { kind: 'UNKNOWN', why: 'status 404, SIGNATURE of the answer' },
  ],
  'an answer of yesterday': [
    {
      status: 200,
      body: refused,
      headers: signedHeaders(shared, JSON.stringify(refused), NOW - 301_000),
    },
    { kind: 'UNKNOWN', why: 'status 200, TIMESTAMP of the answer' },
  ],
  'a 4xx without an error': [
    { status: 400, body: 'no' },
    { kind: 'UNKNOWN', why: 'status 400 without an error' },
  ],
  'too many requests': [
    { status: 429, body: error },
    { kind: 'UNKNOWN', why: 'status 429' },
  ],
  'a fault of the core': [
    { status: 500, body: error },
    { kind: 'UNKNOWN', why: 'status 500' },
  ],
  'an accepted one that is not done': [
    { status: 202, body: refused },
    { kind: 'UNKNOWN', why: 'status 202' },
  ],
  'a status of tomorrow': [
    { status: 200, body: { ...refused, status: 'PERHAPS' } },
    { kind: 'UNKNOWN', why: 'the answer fits no schema at status' },
  ],
  'the answer to another request': [
    { status: 200, body: { ...refused, key: 'P-SOMEBODY-ELSE' } },
    { kind: 'UNKNOWN', why: 'the answer belongs to another question' },
  ],
}

for (const [what, [answer, outcome]] of Object.entries(outcomes))
  test(`${what} is ${JSON.stringify(outcome).slice(0, 40)}`, async () => {
    assert.deepEqual(await ask(coreThat(answer).core, 'issue', { request }), outcome)
  })

test('a request is signed, names its key, and names nobody in its address', async () => {
  const { core, asked } = coreThat({ status: 200, body: refused })
  await ask(core, 'issue', { request })
  const body = bodyOf<'issue'>(request)
  assert.deepEqual(asked, [
    {
      method: 'POST',
      url: 'https://core.example/huimin/v1/policies',
      headers: {
        ...signedHeaders(shared, body, NOW),
        'content-type': 'application/json',
        'x-idempotency-key': request.key,
      },
      body,
      timeoutMs: 8_000,
    },
  ])
})

test('what is sent again has the bytes that were sent before', async () => {
  const { core, asked } = coreThat(undefined)
  const sentBefore = ` ${bodyOf<'issue'>(request)}`
  await ask(core, 'issue', { request, sentBefore })
  assert.equal(asked[0]?.body, sentBefore)
  assert.deepEqual(
    { ...signedHeaders(shared, sentBefore, NOW), ...asked[0]?.headers },
    asked[0]?.headers,
  )
})

test('a GET signs its path and query, from /v1 on', async () => {
  const { core, asked } = coreThat(undefined)
  await ask(core, 'pull', { request: { changedSince: '2026-11-28T00:00:00+08:00', limit: 500 } })
  const target = '/v1/policies?changedSince=2026-11-28T00%3A00%3A00%2B08%3A00&limit=500'
  assert.equal(asked[0]?.url, `https://core.example/huimin${target}`)
  assert.deepEqual(asked[0]?.headers, signedHeaders(shared, target, NOW))
})
