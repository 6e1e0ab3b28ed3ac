import { startSandbox } from './host'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.app.close())

const jsapi = async (amountFen?: number) => {
  const order = sandbox.newOrder(amountFen === undefined ? {} : { amountFen })
  const created = await sandbox.pay.createJsapiOrder({ ...order, openid: 'o-1' })
  if (!created.ok) throw new Error(created.code)
  return { ...order, ...created.value }
}
const decide = (outTradeNo: string, body: object) =>
  sandbox.send('PUT', `/pay-orders/${outTradeNo}`, body)

describe('an order inside WeChat', () => {
  it('is created, paid and notified', async () => {
    const { outTradeNo, prepayId, payParams } = await jsapi()
    expect(payParams.package).toBe(`prepay_id=${prepayId}`)
    expect(await sandbox.pay.queryByOutTradeNo(outTradeNo)).toMatchObject({
      ok: true,
      value: { outTradeNo, outcome: 'UNPAID', amountFen: 51600 },
    })

    const { status } = await decide(outTradeNo, { outcome: 'PAID' })
    expect(status).toBe(200)
    const trade = {
      outTradeNo,
      outcome: 'PAID',
      amountFen: 51600,
      openid: 'o-1',
      transactionId: expect.stringMatching(/^4200\d{24}$/),
      paidAt: expect.any(Number),
    }
    expect(sandbox.noticed.accepted).toEqual([{ id: expect.any(String), kind: 'trade', trade }])
    expect(await sandbox.pay.queryByOutTradeNo(outTradeNo)).toEqual({ ok: true, value: trade })
  })

  it('is paid by wx.requestPayment with exactly the parameters we signed', async () => {
    const { outTradeNo, payParams } = await jsapi()
    const request = (change: object) =>
      sandbox.send('POST', '/request-payment', { ...payParams, action: 'pay', ...change })

    const stolen = await jsapi()
    const swapped = { package: stolen.payParams.package }
    expect((await request(swapped)).body).toEqual({
      errMsg: 'requestPayment:fail 支付验证签名失败',
    })
    expect((await request({ action: 'cancel' })).body).toEqual({
      errMsg: 'requestPayment:fail cancel',
    })
    expect(await sandbox.pay.queryByOutTradeNo(outTradeNo)).toMatchObject({
      value: { outcome: 'UNPAID' },
    })

    const notified = sandbox.noticed.next()
    expect((await request({})).body).toEqual({ errMsg: 'requestPayment:ok' })
    await notified
    expect(sandbox.noticed.accepted).toMatchObject([{ trade: { outTradeNo, outcome: 'PAID' } }])
    expect((await request({})).body).toEqual({ errMsg: 'requestPayment:fail 订单不可支付' })
  })

  it('is one order when created twice, and no other under the same number', async () => {
    const order = { ...sandbox.newOrder(), openid: 'o-1' }
    const [first, second] = await Promise.all([
      sandbox.pay.createJsapiOrder(order),
      sandbox.pay.createJsapiOrder(order),
    ])
    expect(first.ok && second.ok && first.value.prepayId === second.value.prepayId).toBe(true)
    expect((await sandbox.send('GET', '/pay-orders')).body).toHaveLength(1)
    expect(await sandbox.pay.createJsapiOrder({ ...order, amountFen: 1 })).toEqual({
      ok: false,
      code: 'OUT_TRADE_NO_USED',
    })
    await decide(order.outTradeNo, { outcome: 'PAID' })
    expect(await sandbox.pay.createJsapiOrder(order)).toEqual({ ok: false, code: 'ORDER_PAID' })
  })

  it.each(['PAID_FAIL', 'PAID_FAIL_NO_RETRY', 'EXPIRED', 'CANCEL', 'PART_FAIL'])(
    'tells %s by query alone, as WeChat Pay does',
    async (outcome) => {
      const { outTradeNo } = await jsapi()
      expect(await decide(outTradeNo, { outcome })).toMatchObject({
        status: 200,
        body: { outcome, deliveries: [] },
      })
      expect(await sandbox.pay.queryByOutTradeNo(outTradeNo)).toMatchObject({ value: { outcome } })
      expect(sandbox.noticed.accepted).toEqual([])
    },
  )

  it('expires by the clock and is closed by the merchant', async () => {
    const { outTradeNo } = await jsapi()
    sandbox.clock.setOffset(31 * 60_000)
    expect(await sandbox.pay.queryByOutTradeNo(outTradeNo)).toMatchObject({
      value: { outcome: 'EXPIRED' },
    })

    const closed = await jsapi()
    expect(await sandbox.pay.close(closed.outTradeNo)).toEqual({ ok: true, value: null })
    expect(await sandbox.pay.queryByOutTradeNo(closed.outTradeNo)).toMatchObject({
      value: { outcome: 'EXPIRED' },
    })
    // The payment had already started when the order was closed.
    expect((await decide(closed.outTradeNo, { outcome: 'PAID' })).status).toBe(200)
    expect(sandbox.noticed.accepted).toMatchObject([{ trade: { outcome: 'PAID' } }])
    expect(await sandbox.pay.close(closed.outTradeNo)).toEqual({ ok: false, code: 'ORDER_PAID' })
  })

  it('keeps money that was taken', async () => {
    const { outTradeNo } = await jsapi()
    await decide(outTradeNo, { outcome: 'PAID' })
    expect(await decide(outTradeNo, { outcome: 'CANCEL' })).toEqual({
      status: 409,
      body: { error: 'ALREADY_PAID' },
    })
  })

  it('is unknown to the query and to testers until it exists', async () => {
    expect(await sandbox.pay.queryByOutTradeNo('HM-nobody')).toEqual({
      ok: false,
      code: 'ORDER_NOT_FOUND',
    })
    expect((await decide('HM-nobody', { outcome: 'PAID' })).status).toBe(404)
  })
})

describe('notifications', () => {
  it('come fifteen at once, all with the same id', async () => {
    const { outTradeNo } = await jsapi()
    const answer = await decide(outTradeNo, { outcome: 'PAID', notify: { times: 15 } })
    expect(sandbox.noticed.accepted).toHaveLength(15)
    expect(new Set(sandbox.noticed.accepted.map(({ id }) => id)).size).toBe(1)
    const deliveries = Array.from({ length: 15 }, () => ({ at: expect.any(String), status: 204 }))
    expect(answer.body).toMatchObject({ deliveries })
  })

  it.each([
    [true, 'BAD_SIGNATURE'],
    ['signature', 'BAD_SIGNATURE'],
    ['body', 'BAD_SIGNATURE'],
    ['timestamp', 'CLOCK_SKEW'],
    ['serial', 'UNKNOWN_SERIAL'],
    ['resource', 'UNDECRYPTABLE'],
    ['mchid', 'WRONG_MERCHANT'],
    ['appid', 'WRONG_MERCHANT'],
  ])('tampered with (%s) are refused as %s', async (tamper, code) => {
    const { outTradeNo } = await jsapi()
    await decide(outTradeNo, { outcome: 'PAID', notify: { tamper } })
    expect(sandbox.noticed).toMatchObject({ accepted: [], refused: [code] })
  })

  it('over another amount show that amount, for the gateway to compare', async () => {
    const { outTradeNo } = await jsapi(19600)
    await decide(outTradeNo, { outcome: 'PAID', notify: { tamper: 'amount' } })
    expect(sandbox.noticed.accepted).toMatchObject([{ trade: { outTradeNo, amountFen: 19599 } }])
  })

  it('are dropped or late when testers want it; the query knows anyway', async () => {
    const dropped = await jsapi()
    const answer = await decide(dropped.outTradeNo, { outcome: 'PAID', notify: { drop: true } })
    expect(answer.body).toMatchObject({ deliveries: [{ status: 'DROPPED' }] })
    expect(sandbox.noticed.accepted).toEqual([])
    expect(await sandbox.pay.queryByOutTradeNo(dropped.outTradeNo)).toMatchObject({
      value: { outcome: 'PAID' },
    })

    const late = await jsapi()
    const notified = sandbox.noticed.next()
    await decide(late.outTradeNo, { outcome: 'PAID', notify: { delayMs: 50 } })
    expect(sandbox.noticed.accepted).toEqual([])
    await notified
    expect(sandbox.noticed.accepted).toMatchObject([{ trade: { outTradeNo: late.outTradeNo } }])
  })
})

describe('refunds', () => {
  const refundOf = (order: { outTradeNo: string }, outRefundNo: string, refundFen: number) => ({
    outTradeNo: order.outTradeNo,
    outRefundNo,
    refundFen,
    totalFen: 51600,
    notifyUrl: `${sandbox.origin}/notify`,
  })

  it('are accepted first and done later, once per number', async () => {
    const order = await jsapi()
    await decide(order.outTradeNo, { outcome: 'PAID', notify: { drop: true } })
    const notified = sandbox.noticed.next()
    const refund = refundOf(order, 'R1', 51600)
    expect(await sandbox.pay.refund(refund)).toMatchObject({
      ok: true,
      value: { outRefundNo: 'R1', status: 'PROCESSING', refundFen: 51600 },
    })
    await notified
    expect(sandbox.noticed.accepted).toMatchObject([
      { kind: 'refund', refund: { outRefundNo: 'R1', status: 'SUCCESS', refundFen: 51600 } },
    ])
    expect(await sandbox.pay.refund(refund)).toMatchObject({ ok: true })
    expect(await sandbox.pay.queryRefund('R1')).toMatchObject({ value: { status: 'SUCCESS' } })
    expect(await sandbox.pay.queryByOutTradeNo(order.outTradeNo)).toMatchObject({
      value: { outcome: 'REFUNDED' },
    })
  })

  it('never exceed what was paid, even side by side', async () => {
    const order = await jsapi()
    await decide(order.outTradeNo, { outcome: 'PAID' })
    const answers = await Promise.all(
      ['R1', 'R2', 'R3'].map((no) => sandbox.pay.refund(refundOf(order, no, 30000))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'NOT_ENOUGH')).toHaveLength(2)
  })

  it('of an unpaid or unknown order are refused', async () => {
    const order = await jsapi()
    expect((await sandbox.pay.refund(refundOf(order, 'R1', 1))).ok).toBe(false)
    expect(await sandbox.pay.queryRefund('R1')).toEqual({ ok: false, code: 'REFUND_NOT_FOUND' })
  })
})
