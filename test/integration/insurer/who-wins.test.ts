import * as v from 'valibot'
import { issueRequest } from '@huimin/insurer-core'
import { openBody } from '../../../server/insurer/sealed-body'
import { giveUp, takeIssued, takeRefused } from '../../../server/insurer/take-issue'
import { faultsInShares } from '../../support/insurer-books'
import { pool } from '../../support/insurer-core'
import { done } from '../../support/purchase'
import { insurerShop } from './shop'

/**
 * What ends the wait for a policy comes at the same time: the answer of the core, the end of its time, a
 * revocation. One of them wins, and the others change nothing.
 */

const shop = insurerShop()
const { bought, later, requestsOf } = shop
afterEach(async () => {
  expect(await faultsInShares(shop.gateway.ctx, pool)).toEqual([])
})

/** Two people whose core is silent, and what may happen to the second one. */
async function waiting() {
  shop.gateway.sandbox.faults.add({ cmd: 'core.issue', mode: 'code', code: 'DOWN', times: 1000 })
  const one = await bought()
  const { ctx } = shop.gateway
  const rows = await requestsOf(one.proposalId)
  const row = rows.find(({ position }) => position === 1)
  if (!row) throw new Error('Nothing is asked')
  const sent = v.parse(issueRequest, JSON.parse(openBody(ctx, row)))
  const { key, premiumFen, coverFrom, coverTo } = sent
  const [first] = (await one.order()).policies
  const issued = {
    ...{ key, status: 'ISSUED' as const, policyNo: `YO${key.slice(-11)}`, document: null },
    ...{ issuedAt: sent.payment.paidAt, premiumFen, coverFrom, coverTo },
  }
  const reason = { code: 'NO', text: '未能承保。' }
  return {
    ...{ one, sent, number: issued.policyNo },
    answer: () => takeIssued(ctx, row, issued, sent),
    refuse: () => takeRefused(ctx, row, { key, status: 'REFUSED', reason }),
    end: () => giveUp(ctx, row),
    revoke: async () => {
      const asked = { policyId: first?.policyId ?? '', expectedRefundable: one.amountFen }
      return shop.gateway.call('revokePolicyAndRefund', asked, { login: one.login() })
    },
    /** The state of the second person, what was given back in fen, and what the insurers have. */
    result: async () => {
      const { policies, refunds, leftOut } = await one.order()
      const second = policies.find(({ policyNo }) => policyNo === issued.policyNo)
      const backFen = refunds.map(({ amountFen }) => amountFen)
      return { insured: second !== undefined, leftOut: leftOut.length, backFen }
    },
  }
}

const insured = { insured: true, leftOut: 0, backFen: [] }

test('the core answers first: the end of its time changes nothing', async () => {
  const { one, answer, end, result, sent } = await waiting()
  await answer()
  await end()
  expect(await result()).toEqual(insured)
  expect(await one.sharesFen()).toBe(sent.premiumFen)
})

test('its time is over first: a late number insures nobody', async () => {
  const { one, answer, end, result, sent } = await waiting()
  await end()
  await answer()
  expect(await result()).toEqual({ insured: false, leftOut: 1, backFen: [sent.premiumFen] })
  expect(await one.sharesFen()).toBe(0)
})

test('both at the same time: one of them', async () => {
  const { one, answer, end, result, sent } = await waiting()
  await Promise.all([answer(), end(), answer(), end()])
  const { insured: isInsured, backFen } = await result()
  expect(backFen).toEqual(isInsured ? [] : [sent.premiumFen])
  expect(await one.sharesFen()).toBe(isInsured ? sent.premiumFen : 0)
})

test('refused twice, and then numbered: one refund, and no policy', async () => {
  const { one, answer, refuse, result, sent } = await waiting()
  await Promise.all([refuse(), refuse()])
  await answer()
  expect(await result()).toEqual({ insured: false, leftOut: 1, backFen: [sent.premiumFen] })
  expect(await one.sharesFen()).toBe(0)
})

test('revoked while the core answers: everything goes back, or what was numbered, too', async () => {
  const { one, answer, revoke } = await waiting()
  const [, revoked] = await Promise.all([answer(), revoke()])
  done(revoked)
  await later(2 * 60_000)
  const { status, refunds } = await one.order()
  expect(status).toBe('REVOKED')
  expect(refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  expect(await one.sharesFen()).toBe(0)
})
