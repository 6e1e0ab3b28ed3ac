import { randomBytes } from 'node:crypto'
import { openSharedDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import { codeRequest, done, newMobile, solveCaptcha } from '../../support/purchase'

const SECOND_MS = 1000

describe('gateways whose clocks are five minutes apart', () => {
  test('go by the time of the database, so a person signs in over both', async () => {
    const { databases, close } = await openSharedDatabase([undefined, undefined])
    const gateways: TestGateway[] = []
    const keys = {
      PII_KEY: randomBytes(32).toString('hex'),
      HASH_KEY: randomBytes(32).toString('hex'),
    }
    for (const [index, database] of databases.entries()) {
      const machineNow = () => Date.now() + (index === 0 ? -300 : 300) * SECOND_MS
      const own = { ...database, close: async () => undefined }
      gateways.push(await openGateway(keys, { database: own, machineNow }))
    }
    const [late, early] = gateways as [TestGateway, TestGateway]
    expect(Math.abs(late.ctx.clock.now() - early.ctx.clock.now())).toBeLessThan(SECOND_MS)
    for (const [one, other] of [
      [late, early],
      [early, late],
    ] as const) {
      const phoneNumber = newMobile()
      const { captchaId, offset } = await solveCaptcha(one, phoneNumber)
      const request = codeRequest(phoneNumber, captchaId, { kind: 'slider', offset })
      const { sessionId } = done(await other.call('sendSmsCode', request))
      const inbox = await fetch(`${other.origin}/sandbox/sms?phoneNumber=${phoneNumber}`)
      const { code: verifyCode } = (await inbox.json()) as { code: string }
      const login = done(
        await one.call('loginByPhone', {
          ...{ phoneNumber, verifyCode, sessionId },
          ...{ includeFields: 'UserInfo', source: 'h5-normal' },
        }),
      )
      expect((await other.call('listOrders', {}, { login })).code).toBe(0)
    }
    for (const gateway of gateways) await gateway.close()
    await close()
  })
})
