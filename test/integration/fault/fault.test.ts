import { errorCodes } from '@/contract/errors'
import type { LogFields } from '../../../server/context/log'
import { openGateway, type TestGateway } from '../../support/gateway'

/** Reports of page faults: what the log contains of them, and how many are logged. */

const told: LogFields[] = []
const keep = (fields: LogFields) => void (fields.fault && told.push(fields))
const log = { info: keep, warn: keep, error: keep }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ RATE_LIMIT: '100' }, { log })
})
afterAll(() => gateway.close())

const fault = { page: 'payment', message: 'x is undefined', at: ['app.1a2b3c4d.js:1:23'] }
const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.40' }

test('the log says where it broke, masked again, and counts it by the kind of device', async () => {
  const message = 'no 张三 13800138000 of "Li Lei"'
  expect((await gateway.call('reportFault', { ...fault, message }, { headers })).code).toBe(0)
  expect(told).toEqual([{ fault: { ...fault, message: 'no * # of <quoted>', device: 'WECHAT' } }])
})

test.each([
  [{ ...fault, at: ['https://example.com/app.js:1:23'] }],
  [{ ...fault, at: ['张三.js:1:23'] }],
  [{ ...fault, page: 'a b' }],
  [{ ...fault, message: 'x'.repeat(201) }],
])('refused: %j', async (data) => {
  expect((await gateway.call('reportFault', data)).code).toBe(errorCodes.BAD_REQUEST)
})

test('one address cannot fill the log, and goes on with everything else', async () => {
  told.length = 0
  const codes = new Set<number>()
  for (let times = 0; times < 6; times += 1)
    codes.add((await gateway.call('reportFault', fault)).code)
  expect(codes).toContain(errorCodes.TOO_MANY_REQUESTS)
  expect(told.length).toBeLessThan(6)
  expect((await gateway.call('getCityConfig', { cityCode: '310000' })).code).toBe(0)
})
