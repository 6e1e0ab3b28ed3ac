import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '@huimin/wechat-sandbox'
import { startSandbox } from './host'

describe('a gateway killed after the payment', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-restart-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('finds the order PAID when it starts again, for the pull job to see', async () => {
    const path = join(folder, 'sandbox-store.json')
    const before = await startSandbox(await openFileStore(path))
    const order = before.newOrder()
    await before.pay.createJsapiOrder({ ...order, openid: 'o-1' })
    const paid = { outcome: 'PAID', notify: { drop: true } }
    await before.send('PUT', `/pay-orders/${order.outTradeNo}`, paid)

    // The first sandbox is not closed, because a killed process closes nothing, either.
    const after = await startSandbox(await openFileStore(path))
    expect(await after.pay.queryByOutTradeNo(order.outTradeNo)).toMatchObject({
      ok: true,
      value: { outcome: 'PAID', amountFen: order.amountFen },
    })
    await Promise.all([before.app.close(), after.app.close()])
  })
})
