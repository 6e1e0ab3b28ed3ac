import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { tamperings } from '@huimin/wechat-sandbox'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

const MINUTE_MS = 60_000

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const statusOf = async (payOrderId: string) =>
  done(await gateway.call('getPayStatus', { payOrderId }, { login })).payStatus

const policiesOf = async (proposalId: string) =>
  done(await gateway.call('getResult', { proposalId, version: 3 }, { login })).policies

/** Every payment gave policies of the same value or was refunded. */
const booksAgree = async () => expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
afterEach(booksAgree)

const notice = (outTradeNo: string) => decide(gateway, outTradeNo, 'PAID')

describe('opening a pay order', () => {
  test('ten times at once with one key makes one order', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const key = randomUUID()
    const open = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login, key })
    const replies = await Promise.all(Array.from({ length: 10 }, open))
    const busy = replies.filter(({ code }) => code === errorCodes.IDEMPOTENCY_IN_PROGRESS)
    for (const { status, headers } of busy) {
      expect(status).toBe(409)
      expect(headers.get('retry-after')).toBe('1')
    }
    const answers = replies.filter((reply) => !busy.includes(reply)).map(done)
    answers.push(done(await open()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const orders = await fetch(`${gateway.origin}/sandbox/pay-orders`)
    expect(JSON.stringify(await orders.json()).match(/"outcome":"UNPAID"/g)).toHaveLength(1)
  })

  test('ten times at once with ten keys still makes one order', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        gateway.call('createPayOrder', payOrderOf(proposalId), { login }),
      ),
    )
    expect(new Set(replies.map((reply) => done(reply).payOrderId)).size).toBe(1)
  })

  test('the same key for something else is refused', async () => {
    const one = await confirmedProposal(gateway, login, family().slice(0, 1))
    const two = await confirmedProposal(gateway, login, family().slice(1))
    const key = randomUUID()
    done(await gateway.call('createPayOrder', payOrderOf(one), { login, key }))
    const before = await everything(gateway.ctx.db)
    const reused = await gateway.call('createPayOrder', payOrderOf(two), { login, key })
    expect(reused).toMatchObject({ status: 422, code: errorCodes.IDEMPOTENCY_KEY_REUSED })
    expect(await everything(gateway.ctx.db)).toEqual(before)
  })

  test('a proposal that was never confirmed is not paid', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const unknown = await gateway.call('createPayOrder', payOrderOf('unknown'), { login })
    expect(unknown.code).toBe(errorCodes.NOT_FOUND)
    done(await gateway.call('cancelProposal', { proposalId }, { login }))
    const cancelled = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    expect(done(cancelled)).toMatchObject({ payStatus: 'CANCEL', payOrderId: '', payParams: null })
  })

  test('when WeChat Pay does not answer, a repeat goes on with the same number', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const key = randomUUID()
    gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', mode: 'drop', times: 1 })
    gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', mode: 'http500', times: 1 })
    const open = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login, key })
    const notMade = { payStatus: 'PAID_FAIL', payOrderId: '', errorMessage: '', payParams: null }
    expect(done(await open())).toMatchObject(notMade)
    expect(done(await open())).toMatchObject(notMade)
    const { payOrderId } = done(await open())
    expect(await statusOf(payOrderId)).toBe('PAYING')
  })
})

describe('a notification', () => {
  test('fifteen times at once issues one set of policies', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID', { times: 15 })
    expect(await policiesOf(proposalId)).toHaveLength(2)
    expect(await statusOf(payOrderId)).toBe('PAID_OK')
    const again = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    expect(again.code).toBe(errorCodes.ORDER_ALREADY_PAID)
  })

  test('forged in any way changes nothing', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
    const before = await everything(gateway.ctx.db)
    for (const tamper of tamperings) {
      await decide(gateway, outTradeNo, 'PAID', { tamper })
      expect(await everything(gateway.ctx.db)).toEqual(before)
    }
    const unsigned = await fetch(`${gateway.origin}/notify/wechatpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: '1', out_trade_no: outTradeNo, trade_state: 'SUCCESS' }),
    })
    expect(unsigned.status).toBe(401)
    expect(await everything(gateway.ctx.db)).toEqual(before)
    // The payment exists nevertheless, and a query finds it.
    await moveClock(gateway, MINUTE_MS)
    await gateway.jobs()
    expect(await policiesOf(proposalId)).toHaveLength(2)
  })

  test('that is lost is made up for by asking', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID', { drop: true })
    await moveClock(gateway, MINUTE_MS)
    await gateway.jobs()
    expect(await policiesOf(proposalId)).toHaveLength(2)
    expect(await statusOf(payOrderId)).toBe('PAID_OK')
  })

  test('that is lost is also made up for by whoever waits', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID', { drop: true })
    expect(await statusOf(payOrderId)).toBe('PAID_OK')
    expect(await policiesOf(proposalId)).toHaveLength(2)
  })
})

describe('an order that is not paid', () => {
  test('fails, then a new one is opened and paid', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const first = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, first.outTradeNo, 'PAID_FAIL')
    expect(await statusOf(first.payOrderId)).toBe('PAID_FAIL')
    const second = await openPayOrder(gateway, login, proposalId)
    expect(second.payOrderId).not.toBe(first.payOrderId)
    expect(await statusOf(first.payOrderId)).toBe('CANCEL')
    await notice(second.outTradeNo)
    expect(await statusOf(second.payOrderId)).toBe('PAID_OK')
    expect(await policiesOf(proposalId)).toHaveLength(2)
  })

  test.each(['EXPIRED', 'CANCEL', 'PART_FAIL'])(
    'is shown as %s, and the proposal may be paid again',
    async (outcome) => {
      const proposalId = await confirmedProposal(gateway, login)
      const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
      await decide(gateway, outTradeNo, outcome)
      expect(await statusOf(payOrderId)).toBe(outcome)
      expect(await policiesOf(proposalId)).toEqual([])
      const next = await openPayOrder(gateway, login, proposalId)
      await notice(next.outTradeNo)
      expect(await policiesOf(proposalId)).toHaveLength(2)
    },
  )

  test('a part failure names each item that was not paid', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PART_FAIL')
    const { itemList = [] } = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
    expect(itemList).toHaveLength(2)
    for (const { itemStatus, errorMsg } of itemList) {
      expect(itemStatus).toBe('PAID_FAIL')
      expect(errorMsg).toMatch(/^[^*]\*+.*（.*¥\d+）未支付成功$/)
    }
    const cashier = done(await gateway.call('getCashierOrder', { payOrderId }, { login }))
    expect(cashier.itemList).toEqual(itemList)
  })

  test('failed for good is not paid again, and its people may be proposed anew', async () => {
    const people = family()
    const proposalId = await confirmedProposal(gateway, login, people)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID_FAIL_NO_RETRY')
    expect(await statusOf(payOrderId)).toBe('PAID_FAIL_NO_RETRY')
    const before = await everything(gateway.ctx.db)
    const again = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    expect(again.code).toBe(errorCodes.PAY_NO_RETRY)
    expect(await everything(gateway.ctx.db)).toEqual(before)
    const { status } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    expect(status).toBe('CANCELLED')

    const anew = await confirmedProposal(gateway, login, people)
    await notice((await openPayOrder(gateway, login, anew)).outTradeNo)
    expect(await policiesOf(anew)).toHaveLength(2)
    // A payment that still arrives for the failed order is refunded.
    await notice(outTradeNo)
    expect(await policiesOf(proposalId)).toEqual([])
  })

  test('expires with its order, after two hours', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId } = await openPayOrder(gateway, login, proposalId)
    const states = async () => {
      const { proposals = [], pay_orders = [] } = await everything(gateway.ctx.db)
      return [
        proposals.find((row) => row.includes(proposalId)),
        pay_orders.find((row) => row.includes(payOrderId)),
      ]
    }
    await moveClock(gateway, 119 * MINUTE_MS)
    await gateway.jobs()
    for (const row of await states()) expect(row).not.toContain('EXPIRED')
    await moveClock(gateway, 2 * MINUTE_MS)
    await gateway.jobs()
    for (const row of await states()) expect(row).toContain('EXPIRED')
  })

  test('can be opened in the last moments, of which WeChat Pay takes none', async () => {
    const mobile = newMobile()
    const first = await signIn(gateway, mobile)
    const proposalId = await confirmedProposal(gateway, first)
    const { expireAt } = done(await gateway.call('getProposal', { proposalId }, { login: first }))
    await moveClock(gateway, Date.parse(expireAt) - gateway.ctx.clock.now() - 30_000)
    const opened = await openPayOrder(gateway, await signIn(gateway, mobile), proposalId)
    expect(opened.expireAt).toBe(expireAt)
  })

  test('paid in the last second is paid, not expired', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID', { drop: true })
    await moveClock(gateway, 121 * MINUTE_MS)
    await gateway.jobs()
    const { pay_orders: rows = [] } = await everything(gateway.ctx.db)
    expect(rows.find((row) => row.includes(payOrderId))).toContain('PAID')
  })
})

describe('a cancelled order', () => {
  test('is closed at WeChat Pay too', async () => {
    const orderId = await confirmedProposal(gateway, login)
    const { payOrderId } = await openPayOrder(gateway, login, orderId)
    const cancelled = done(await gateway.call('cancelOrder', { orderId }, { login }))
    expect(cancelled.status).toBe('CANCELLED')
    expect(await statusOf(payOrderId)).toBe('CANCEL')
    const again = done(await gateway.call('cancelOrder', { orderId }, { login }))
    expect(again.status).toBe('CANCELLED')
  })

  test('that was paid a moment ago is not cancelled', async () => {
    const orderId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, orderId)
    await decide(gateway, outTradeNo, 'PAID', { drop: true })
    const reply = await gateway.call('cancelOrder', { orderId }, { login })
    expect(reply.code).toBe(errorCodes.ORDER_ALREADY_PAID)
    expect(await policiesOf(orderId)).toHaveLength(2)
  })

  test('that is paid all the same gives the money back by itself, once', async () => {
    const orderId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, orderId)
    done(await gateway.call('cancelOrder', { orderId }, { login }))
    await decide(gateway, outTradeNo, 'PAID', { times: 3 })
    expect(await policiesOf(orderId)).toEqual([])
    expect(await statusOf(payOrderId)).toBe('CANCEL')
    await gateway.jobs()
    await moveClock(gateway, 2 * MINUTE_MS)
    await gateway.jobs()
    const { refunds: rows = [] } = await everything(gateway.ctx.db)
    const own = rows.filter((row) => row.includes(payOrderId))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('REFUNDED')
  })

  test('races with its payment: either policies or the money back', async () => {
    const orderId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, orderId)
    await Promise.all([
      decide(gateway, outTradeNo, 'PAID', { times: 2 }),
      gateway.call('cancelOrder', { orderId }, { login }),
    ])
    await moveClock(gateway, 2 * MINUTE_MS)
    await gateway.jobs()
    // `booksAgree` checks the result after each test.
    const { status } = done(await gateway.call('getOrder', { orderId }, { login }))
    expect(['PAID', 'CANCELLED']).toContain(status)
  })
})

describe('an open pay order', () => {
  test('leaves one end to pay before, wherever it is shown', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { expireAt } = await openPayOrder(gateway, login, proposalId)
    const { list } = done(await gateway.call('listOrders', {}, { login }))
    expect(list.map((order) => order.expireAt)).toEqual([expireAt])
    const order = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    const proposal = done(await gateway.call('getProposal', { proposalId }, { login }))
    expect([order.expireAt, proposal.expireAt]).toEqual([expireAt, expireAt])
  })
})
