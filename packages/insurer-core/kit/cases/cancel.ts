import { byKey } from '../../ports/ask'
import { expectReadable, expectSame, expectStatus, expectThat, type Case } from '../case'
import { issued } from '../issued'
import { cancellation, newKey, order, PREMIUM_FEN, soleShare, threeShares } from '../orders'
import type { Talk } from '../talk'

/** Cancelling: by number and by key, told and asked, in each state of the policy. */

const cancels = (
  id: Case['id'],
  title: string,
  run: (core: Talk, productCode: string) => Promise<void>,
): Case => ({
  ...{ id, title, needs: ['issue', 'cancel'] },
  run: (core) => run(core, core.options.productCode),
})

const acknowledged = async (
  core: Talk,
  request: ReturnType<typeof cancellation>,
  no = request.policyNo ?? byKey(request.policyKey),
) => expectStatus('cancelling', await core.finalAnswer('cancel', request, no), 'ACKNOWLEDGED')

/** Whoever asks for this policy again, it is not issued: the request was taken back. */
const expectWithdrawn = async (core: Talk, request: ReturnType<typeof order>) => {
  const answer = await core.finalAnswer('issue', request)
  expectSame('the code', expectStatus('issuing', answer, 'REFUSED').reason.code, 'WITHDRAWN')
}

export const cancelCases: Case[] = [
  cancels('cancel.tell', 'A policy is cancelled when the core is told so.', async (core) => {
    const { policyNo, policyKey } = await issued(core)
    const request = cancellation(policyNo, policyKey)
    const answer = await acknowledged(core, request)
    expectSame('policyNo', answer.policyNo, policyNo)
    expectSame('refundFen', answer.refundFen, request.refundFen)
  }),
  cancels('cancel.ask', 'A policy is cancelled when the core is asked.', async (core) => {
    const { policyNo, policyKey } = await issued(core)
    const request = cancellation(policyNo, policyKey, { mode: 'ask', reason: 'SURRENDERED' })
    expectSame('policyNo', (await acknowledged(core, request)).policyNo, policyNo)
  }),
  cancels('cancel.ask-refused', '测试不退 is refused when asked, with a reason.', async (core) => {
    const { policyNo, policyKey } = await issued(core, '测试不退甲')
    const request = cancellation(policyNo, policyKey, { mode: 'ask' })
    const answer = await core.finalAnswer('cancel', request, policyNo)
    expectReadable(expectStatus('cancelling', answer, 'REFUSED').reason)
    expectSame('again', await core.finalAnswer('cancel', request, policyNo), answer)
  }),
  cancels(
    'cancel.tell-after-refusal',
    'What was refused when asked is acknowledged when told.',
    async (core) => {
      const { policyNo, policyKey } = await issued(core, '测试不退乙')
      const asked = cancellation(policyNo, policyKey, { mode: 'ask' })
      expectStatus('asking', await core.finalAnswer('cancel', asked, policyNo), 'REFUSED')
      await acknowledged(core, cancellation(policyNo, policyKey))
    },
  ),
  ...(['tell', 'ask'] as const).map((mode) =>
    cancels(
      `cancel.later-${mode}`,
      `测试缓退 is LATER, then ACKNOWLEDGED (${mode}).`,
      async (core) => {
        const { policyNo, policyKey } = await issued(core, '测试缓退甲')
        const request = cancellation(policyNo, policyKey, { mode })
        expectStatus('the first', await core.answer('cancel', request, policyNo), 'LATER')
        const answer = await acknowledged(core, request)
        expectSame('again', await core.answer('cancel', request, policyNo), answer)
      },
    ),
  ),
  cancels('cancel.same-key', 'The same key and body answer the same.', async (core) => {
    const { policyNo, policyKey } = await issued(core)
    const request = cancellation(policyNo, policyKey)
    const answer = await acknowledged(core, request)
    expectSame('again', await core.answer('cancel', request, policyNo), answer)
  }),
  cancels(
    'cancel.other-body',
    'The same key with another body is 409 KEY_REUSED.',
    async (core) => {
      const { policyNo, policyKey } = await issued(core)
      const request = cancellation(policyNo, policyKey)
      await acknowledged(core, request)
      const other = { ...request, reason: 'SURRENDERED' as const }
      const answer = await core.rawPost('cancel', other, { no: policyNo })
      core.expectError('another body', answer, 'KEY_REUSED')
    },
  ),
  ...(['tell', 'ask'] as const).map((mode) =>
    cancels(
      `cancel.again-${mode}`,
      `A cancelled policy answers its first cancellation (${mode}).`,
      async (core) => {
        const { policyNo, policyKey } = await issued(core)
        const { key: _first, ...first } = await acknowledged(
          core,
          cancellation(policyNo, policyKey),
        )
        const again = cancellation(policyNo, policyKey, { mode })
        const { key: _again, ...second } = await acknowledged(core, again)
        expectSame('the second cancellation', second, first)
      },
    ),
  ),
  cancels('cancel.parallel', 'Eight cancellations at once are one.', async (core) => {
    const { policyNo, policyKey } = await issued(core)
    const all = await Promise.all(
      Array.from({ length: 8 }, () => acknowledged(core, cancellation(policyNo, policyKey))),
    )
    expectSame('numbers', new Set(all.map(({ cancellationNo }) => cancellationNo)).size, 1)
  }),
  cancels(
    'cancel.then-issue',
    'After it, the issuing key answers its number as before.',
    async (core) => {
      const { request, answer, policyNo, policyKey } = await issued(core)
      await acknowledged(core, cancellation(policyNo, policyKey))
      expectSame('the answer to issuing', await core.answer('issue', request), answer)
    },
  ),
  cancels(
    'cancel.by-key',
    'A policy is cancelled by its key, and its number is told.',
    async (core) => {
      const { policyNo, policyKey } = await issued(core)
      expectSame(
        'policyNo',
        (await acknowledged(core, cancellation(null, policyKey))).policyNo,
        policyNo,
      )
    },
  ),
  cancels(
    'cancel.while-issuing',
    'A request that waits is taken back by its key.',
    async (core, product) => {
      const request = order(product, '测试久候乙')
      expectStatus('issuing', await core.answer('issue', request), 'ACCEPTED_LATER')
      const answer = await acknowledged(core, cancellation(null, request.key))
      expectSame('policyNo', answer.policyNo, null)
      await expectWithdrawn(core, request)
    },
  ),
  cancels(
    'cancel.before-late-issue',
    'What would be issued in 2 s is not, once it is taken back.',
    async (core, product) => {
      const request = order(product, '测试稍后丙')
      expectStatus('issuing', await core.answer('issue', request), 'ACCEPTED_LATER')
      const { policyNo } = await acknowledged(core, cancellation(null, request.key))
      if (policyNo !== null) return
      await core.wait(2_500)
      await expectWithdrawn(core, request)
    },
  ),
  cancels(
    'cancel.before-request',
    'A key is taken back before its request arrives.',
    async (core, product) => {
      const request = order(product)
      const result = cancellation(null, request.key)
      const answer = await acknowledged(core, result)
      expectSame('policyNo', answer.policyNo, null)
      await expectWithdrawn(core, request)
      expectSame('the cancellation again', await acknowledged(core, result), answer)
    },
  ),
  cancels(
    'cancel.after-refusal',
    'The key of a refused request is acknowledged.',
    async (core, product) => {
      const request = order(product, '测试拒保乙')
      const refusal = await core.answer('issue', request)
      expectStatus('issuing', refusal, 'REFUSED')
      const answer = await acknowledged(core, cancellation(null, request.key))
      expectSame('policyNo', answer.policyNo, null)
      expectSame('issuing again', await core.answer('issue', request), refusal)
    },
  ),
  cancels(
    'cancel.race',
    'Issuing and taking back at once agree on who won.',
    async (core, product) => {
      for (let round = 0; round < 10; round++) {
        const request = order(product)
        const [issue, cancel] = await Promise.all([
          core.finalAnswer('issue', request),
          acknowledged(core, cancellation(null, request.key)),
        ])
        const no = issue.status === 'ISSUED' ? issue.policyNo : null
        expectSame('the number of the cancellation', cancel.policyNo, no)
        expectSame('issuing again', await core.answer('issue', request), issue)
      }
    },
  ),
  cancels('cancel.unknown', 'An unknown number is 404 NOT_FOUND.', async (core) => {
    const request = cancellation('NO0000000000', newKey('P'))
    const answer = await core.rawPost('cancel', request, { no: 'NO0000000000' })
    core.expectError('an unknown number', answer, 'NOT_FOUND')
  }),
  cancels(
    'cancel.address-differs',
    'Another number in the address than in the body is 400.',
    async (core) => {
      const [one, other] = await Promise.all([issued(core), issued(core)])
      const request = cancellation(one.policyNo, one.policyKey)
      const answer = await core.rawPost('cancel', request, { no: other.policyNo })
      core.expectError('two numbers', answer, 'MALFORMED')
      const { status } = await core.answer('cancel', request, one.policyNo)
      expectSame('the right one', status, 'ACKNOWLEDGED')
    },
  ),
  cancels(
    'cancel.key-differs',
    'The number of one policy and the key of another are 400.',
    async (core) => {
      const [one, other] = await Promise.all([issued(core), issued(core)])
      const request = cancellation(one.policyNo, other.policyKey)
      const answer = await core.rawPost('cancel', request, { no: one.policyNo })
      core.expectError('number and key', answer, 'MALFORMED')
    },
  ),
  cancels('cancel.part', 'A refund of a part, shared by three, is taken.', async (core) => {
    const { policyNo, policyKey } = await issued(core, undefined, {
      shares: threeShares(PREMIUM_FEN),
    })
    const refundFen = 1_001
    const more = { mode: 'ask' as const, refundFen, shares: threeShares(refundFen) }
    const answer = await acknowledged(core, cancellation(policyNo, policyKey, more))
    expectSame('refundFen', answer.refundFen, refundFen)
  }),
  cancels(
    'cancel.shares-by-a-fen',
    'Shares that differ from the refund by a fen are 400.',
    async (core) => {
      const { policyNo, policyKey } = await issued(core)
      const wrong = cancellation(policyNo, policyKey, { shares: soleShare(PREMIUM_FEN + 1) })
      const answer = await core.rawPost('cancel', wrong, { no: policyNo })
      core.expectError('a fen too much', answer, 'MALFORMED')
    },
  ),
  cancels(
    'cancel.midnight',
    'The end is the day in Shanghai, at both sides of midnight.',
    async (core) => {
      for (const requestedAt of ['2026-12-31T23:59:59+08:00', '2027-01-01T00:00:00+08:00']) {
        const { policyNo, policyKey } = await issued(core)
        const answer = await acknowledged(core, cancellation(policyNo, policyKey, { requestedAt }))
        expectSame(`endedOn of ${requestedAt}`, answer.endedOn, requestedAt.slice(0, 10))
      }
    },
  ),
  cancels(
    'cancel.other-untouched',
    'The cancellation of one person leaves the others.',
    async (core, product) => {
      const { orderNo } = order(product)
      const [one, other] = await Promise.all([
        issued(core, undefined, { orderNo }),
        issued(core, undefined, { orderNo }),
      ])
      const first = await acknowledged(core, cancellation(one.policyNo, one.policyKey))
      const second = await acknowledged(core, cancellation(other.policyNo, other.policyKey))
      expectThat('both have one number', first.cancellationNo !== second.cancellationNo)
    },
  ),
]
