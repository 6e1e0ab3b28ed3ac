import { eq } from 'drizzle-orm'
import { DAY_MS, dayOf } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { coverClaims, policies, proposals, refunds } from '../../../server/db/schema'
import { reconcileDay } from '../../../server/ledger/day'
import { reconcile } from '../../../server/ledger/reconcile'
import { payOrderById } from '../../../server/records/pay/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  openPayOrder,
  signIn,
  type Notify,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/**
 * A shop whose operator makes refunds in WeChat Pay's merchant console, and whose orders may be paid
 * twice. After each test its ledger must agree with itself.
 */
export function openShop() {
  const alarms: string[] = []
  const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
  let opened: TestGateway | undefined
  const shop = {
    alarms,
    get gateway(): TestGateway {
      if (!opened) throw new Error('The shop is not open yet')
      return opened
    },
    refundInConsole,
    payAgain,
    order,
    bought,
    revoke,
    owed,
    statesOf,
    refundsOf,
    billOfToday,
  }
  beforeAll(async () => {
    opened = await openGateway({}, { log: { info: note, warn: note, error: note } })
  })
  beforeEach(() => {
    alarms.length = 0
  })
  afterEach(async () => {
    shop.gateway.sandbox.faults.clear()
    expect((await reconcile(shop.gateway.ctx.db)).differences).toEqual([])
  })
  afterAll(() => opened?.close())
  return shop

  /** Makes a refund in the console. Its notification may be lost. */
  async function refundInConsole(
    outTradeNo: string,
    wish: { again?: boolean; refundFen?: number; notify?: Notify } = {},
  ) {
    const answer = await fetch(`${shop.gateway.origin}/sandbox/pay-orders/${outTradeNo}/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    return answer.status
  }

  async function order(people = family()) {
    const login = await signIn(shop.gateway)
    const proposalId = await confirmedProposal(shop.gateway, login, people)
    return { ...(await openPayOrder(shop.gateway, login, proposalId)), proposalId, login, people }
  }
  async function bought(people = family()) {
    const opened = await order(people)
    await decide(shop.gateway, opened.outTradeNo, 'PAID')
    return opened
  }
  /** The applicant revokes all policies and is owed this much. It answers what the applicant is told. */
  async function revoke({ login }: { login: Login }, expectedRefundable: number) {
    const { list } = done(await shop.gateway.call('listPolicies', {}, { login }))
    const policyId = list[0]?.policyId ?? ''
    return done(
      await shop.gateway.call('revokePolicy', { policyId, expectedRefundable }, { login }),
    )
  }
  /** An order that was paid after its cancellation. WeChat Pay does not accept our refund yet. */
  async function owed() {
    const opened = await order()
    done(
      await shop.gateway.call(
        'cancelOrder',
        { orderId: opened.proposalId },
        { login: opened.login },
      ),
    )
    shop.gateway.sandbox.faults.add({
      cmd: 'wechatpay.refund',
      mode: 'code',
      code: 'NOT_ENOUGH',
      times: 9,
    })
    await decide(shop.gateway, opened.outTradeNo, 'PAID')
    await shop.gateway.jobs()
    return opened
  }

  async function statesOf({ proposalId, payOrderId }: { proposalId: string; payOrderId: string }) {
    const { db } = shop.gateway.ctx
    const [proposal] = await db.select().from(proposals).where(eq(proposals.id, proposalId))
    const issued = await db.select().from(policies).where(eq(policies.proposalId, proposalId))
    const claims = await db.select().from(coverClaims).where(eq(coverClaims.proposalId, proposalId))
    return {
      order: (await payOrderById(db, payOrderId))?.status,
      proposal: proposal?.storedStatus,
      policies: issued.map(({ storedStatus: status }) => status),
      claims: claims.length,
    }
  }
  async function refundsOf(payOrderId: string) {
    const rows = await shop.gateway.ctx.db
      .select()
      .from(refunds)
      .where(eq(refunds.payOrderId, payOrderId))
    return rows
      .map(({ origin, status, amountFen }) => ({ origin, status, amountFen }))
      .sort((a, b) => a.origin.localeCompare(b.origin))
  }

  async function payAgain(outTradeNo: string, notify: Notify) {
    const answer = await fetch(`${shop.gateway.origin}/sandbox/pay-orders/${outTradeNo}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'PAID', again: true, notify }),
    })
    expect(answer.status).toBe(200)
  }

  /** Moves the clock on and reconciles today with its bill. */
  async function billOfToday() {
    const day = dayOf(shop.gateway.ctx.clock.now())
    await moveClock(shop.gateway, 2 * DAY_MS)
    const found = await reconcileDay(shop.gateway.ctx, day)
    if (!found.ok) throw new Error(found.code)
    return found.value.differences
  }
}
