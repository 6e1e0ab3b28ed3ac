import { MAX_SKEW_SECONDS } from '../../ports/signature'
import { ports } from '../../ports/table'
import { expectSame, expectThat, fault, type Case } from '../case'
import { handoverOf, now, order, policyRow } from '../orders'
import type { RawRequest, Talk } from '../talk'

/** Ports that take a request of which nothing must be known before. */
const anyPost = ['issue', 'handOver', 'accept'] as const

/** A right request to whichever port of this core takes one, as raw bytes. */
const sample = (core: Talk): RawRequest => {
  const { productCode } = core.options
  const port = core.firstOf(...anyPost)
  const request =
    port === 'handOver' ? handoverOf(productCode, 1).request([policyRow(1)]) : order(productCode)
  return {
    method: 'POST',
    target: ports[port].path,
    body: JSON.stringify(request),
    headers: { 'x-idempotency-key': request.key },
  }
}

type Wrong = Partial<Omit<RawRequest, 'method' | 'target'>>

/** Sends a right request that is signed wrongly in one way. */
const refuses = (
  id: Case['id'],
  title: string,
  code: 'SIGNATURE' | 'TIMESTAMP',
  wrong: Wrong | ((right: RawRequest) => Wrong),
): Case => ({
  id,
  title,
  needs: [],
  needsOne: anyPost,
  run: async (core) => {
    const right = sample(core)
    const { headers, ...more } = typeof wrong === 'function' ? wrong(right) : wrong
    const answer = await core.raw({ ...right, ...more, headers: { ...right.headers, ...headers } })
    core.expectError(title, answer, code)
  },
})

const pullTarget = (since: string) => `/v1/policies?changedSince=${encodeURIComponent(since)}`

export const signatureCases: Case[] = [
  {
    id: 'signature.right',
    title: 'A request that is signed rightly is answered, and the answer is signed rightly.',
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      const answer = await core.raw(sample(core))
      expectSame('the status', answer.status, 200)
      expectSame('what is wrong with the signature', core.signatureFaultOf(answer), undefined)
      expectSame('x-key-id of the answer', answer.headers['x-key-id'], core.options.keyId)
    },
  },
  refuses('signature.missing', 'A request without signature is refused.', 'SIGNATURE', {
    headers: { 'x-signature': undefined },
  }),
  refuses('signature.no-headers', 'A request without any of the headers is refused.', 'SIGNATURE', {
    headers: { 'x-signature': undefined, 'x-timestamp': undefined, 'x-key-id': undefined },
  }),
  refuses(
    'signature.other-secret',
    'A request signed with another secret is refused.',
    'SIGNATURE',
    {
      secret: 'another-secret',
    },
  ),
  refuses('signature.other-key-id', 'A request with another key id is refused.', 'SIGNATURE', {
    keyId: 'somebody-else',
  }),
  refuses(
    'signature.other-body',
    'A body that was changed after it was signed is refused.',
    'SIGNATURE',
    ({ body = '' }) => ({ body: body.replace('6900', '6901'), signed: body }),
  ),
  refuses('signature.cut', 'A signature that lacks its end is refused.', 'SIGNATURE', {
    headers: { 'x-signature': '0'.repeat(32) },
  }),
  refuses('signature.no-time', 'A signature without a time is refused.', 'SIGNATURE', {
    headers: { 'x-timestamp': undefined },
  }),
  refuses(
    'signature.other-time',
    'A time that was changed after it was signed is refused.',
    'SIGNATURE',
    { headers: { 'x-timestamp': String(Math.floor(Date.now() / 1000) - 7) } },
  ),
  refuses('signature.old', 'A time more than 300 s ago is refused.', 'TIMESTAMP', {
    skewSeconds: -MAX_SKEW_SECONDS - 15,
  }),
  refuses('signature.future', 'A time more than 300 s ahead is refused.', 'TIMESTAMP', {
    skewSeconds: MAX_SKEW_SECONDS + 15,
  }),
  {
    id: 'signature.skew',
    title: 'Clocks may differ by nearly 300 s, both ways.',
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      for (const skewSeconds of [-MAX_SKEW_SECONDS + 15, MAX_SKEW_SECONDS - 15]) {
        const answer = await core.raw({ ...sample(core), skewSeconds })
        expectSame(`the status with a clock ${skewSeconds} s wrong`, answer.status, 200)
      }
    },
  },
  {
    id: 'signature.fresh-answer',
    title: 'The time of an answer is the time when it was given.',
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      const { headers } = await core.raw(sample(core))
      const seconds = Math.abs(Number(headers['x-timestamp']) - Date.now() / 1000)
      expectThat(`the answer is of ${Math.round(seconds)} s away`, seconds <= MAX_SKEW_SECONDS)
    },
  },
  {
    id: 'signature.errors',
    title: 'Answers with errors are signed, too.',
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      const right = sample(core)
      const nowhere = await core.raw({ method: 'GET', target: '/v1/nowhere' })
      core.expectError('an unknown address', nowhere, 'NOT_OFFERED')
      const wrong = await core.raw({ ...right, body: '{}' })
      core.expectError('an empty object', wrong, 'MALFORMED')
    },
  },
  {
    id: 'signature.nothing-done',
    title: 'What is signed wrongly does nothing: its key is still free.',
    needs: ['issue'],
    run: async (core) => {
      const request = order(core.options.productCode)
      const forged = await core.rawPost('issue', request, { secret: 'another-secret' })
      core.expectError('a forged request', forged, 'SIGNATURE')
      const other = { ...request, insured: { ...request.insured, name: '另一人' } }
      expectSame('the real request', (await core.answer('issue', other)).status, 'ISSUED')
    },
  },
  {
    id: 'signature.get',
    title: 'A GET is signed by its path and query as they are sent.',
    needs: ['pull'],
    run: async (core) => {
      const target = pullTarget(now())
      const right = await core.raw({ method: 'GET', target })
      expectSame('the status', right.status, 200)
      expectSame('what is wrong with the signature', core.signatureFaultOf(right), undefined)
    },
  },
  {
    id: 'signature.get-other-query',
    title: 'A GET whose query was changed after it was signed is refused.',
    needs: ['pull'],
    run: async (core) => {
      const target = pullTarget(now())
      const answer = await core.raw({ method: 'GET', target: `${target}&limit=7`, signed: target })
      core.expectError('another query', answer, 'SIGNATURE')
    },
  },
  {
    id: 'signature.get-other-path',
    title: 'The signature of another address does not open this one.',
    needs: ['handover'],
    run: async (core) => {
      const answer = await core.raw({
        ...{ method: 'GET', target: '/v1/handovers/H-NOWHERE', signed: pullTarget(now()) },
      })
      core.expectError('another path', answer, 'SIGNATURE')
    },
  },
]

export const formCases: Case[] = [
  ...Object.entries({
    'no-json': ['a body that is no JSON', '{"key":'],
    'empty-body': ['an empty body', ''],
    list: ['a list instead of an object', '[]'],
    text: ['a text instead of an object', '"key"'],
  }).map(([name, [what = '', body = '']]): Case => ({
    id: `form.${name}`,
    title: `The answer to ${what} is 400 MALFORMED.`,
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      const answer = await core.raw({ ...sample(core), body })
      core.expectError(what, answer, 'MALFORMED')
    },
  })),
  {
    id: 'form.content-type',
    title: 'Answers are application/json.',
    needs: [],
    needsOne: anyPost,
    run: async (core) => {
      const { headers } = await core.raw(sample(core))
      expectThat(
        `the content type is ${headers['content-type']}`,
        /^application\/json\b/.test(headers['content-type'] ?? ''),
      )
    },
  },
  {
    id: 'form.too-large',
    title: 'A body of more than 4 MB is refused.',
    needs: ['issue'],
    run: async (core) => {
      const request = { ...order(core.options.productCode), filling: 'x'.repeat(4_100_000) }
      core.expectError('5 MB', await core.rawPost('issue', request), 'TOO_LARGE')
    },
  },
  {
    id: 'form.error-names-nobody',
    title: 'An error repeats no name and no number of a person.',
    needs: ['issue'],
    run: async (core) => {
      const request = { ...order(core.options.productCode, '测试不可泄露'), premiumFen: 1.5 }
      const text = (await core.rawPost('issue', request)).bytes.toString()
      const secrets = [request.insured.name, request.insured.credentialNo]
      if (secrets.some((secret) => text.includes(secret))) fault('the error names the person')
    },
  },
  {
    id: 'form.escaped',
    title: 'Letters that are escaped in JSON are the same letters.',
    needs: ['issue'],
    run: async (core) => {
      const request = order(core.options.productCode, '测试拒保')
      const body = JSON.stringify(request).replace(
        /[\u0080-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      const answer = core.jsonOf(await core.rawPost('issue', request, { body }))
      expectSame('the status', (answer as { status?: string }).status, 'REFUSED')
    },
  },
]
