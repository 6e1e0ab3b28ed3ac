import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, signIn } from '../../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

test('API042 a product says which messages it may send; none counts as subscribed', async () => {
  const reply = await gateway.call('getTemplateIds', { subscribeId: 'PP57' })
  expect(done(reply).templateIdList).toEqual([
    { templateId: 'SANDBOX-ISSUED', status: 0, templateType: 'POLICY_ISSUED' },
    { templateId: 'SANDBOX-PROGRESS', status: 0, templateType: 'REFUND_PROGRESS' },
    { templateId: 'SANDBOX-REFUNDED', status: 0, templateType: 'PAYMENT_REFUNDED' },
  ])
})

test('KC048 an official account asks for its own two', async () => {
  const from = { headers: { 'x-app-id': 'wx-sandbox-oa' } }
  const reply = await gateway.call('getTemplateIds', { subscribeId: 'PP57' }, from)
  expect(done(reply).templateIdList.map(({ templateId }) => templateId)).toEqual([
    'SANDBOX-OA-ISSUED',
    'SANDBOX-OA-PROGRESS',
  ])
})

test('MP008 KC044 another mini-program: its trial edition, and the released one in prd', async () => {
  const product = { cityCode: '310000', productCode: 'PP57' }
  const opened = async () => done(await gateway.call('getServiceEntry', product)).miniProgram
  expect(await opened()).toMatchObject({ appId: 'wx1f0a310000c0de02', envVersion: 'trial' })
  Object.assign(gateway.ctx.env, { DEPLOYMENT: 'prd', WECHAT_ENV_VERSION: 'release' })
  expect(await opened()).toMatchObject({ appId: 'wx1f0a310000c0de01', envVersion: 'release' })
  const changsha = { cityCode: '430100', productCode: 'LG01' }
  expect(done(await gateway.call('getServiceEntry', changsha))).toEqual({})
})

test('the chat of a product is played by the sandbox, which keeps what was said', async () => {
  const product = { cityCode: '310000', productCode: 'PP57' }
  const { webUrl = '' } = done(await gateway.call('getServiceEntry', product)).chat ?? {}
  expect(webUrl).toBe('/sandbox/wechat/kfid/kfc310000')
  const person = 'hm_sandbox_person=lin'
  const address = gateway.origin + webUrl
  const sent = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: person },
    body: new URLSearchParams({ message: '20261125 <b>' }),
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, webUrl])
  const seenBy = async (cookie: string) => (await fetch(address, { headers: { cookie } })).text()
  expect(await seenBy(person)).toContain('20261125 &lt;b&gt;')
  expect(await seenBy('hm_sandbox_person=wang')).not.toContain('20261125')
})

test('API042 what no product is called has no messages', async () => {
  const { code } = await gateway.call('getTemplateIds', { subscribeId: 'XX99' })
  expect(code).toBe(10001)
})

test('ST033 a template counts from the tap to its message, for who is signed in', async () => {
  const login = await signIn(gateway)
  const statuses = async () => {
    const { templateIdList } = done(
      await gateway.call('getTemplateIds', { subscribeId: 'PP57' }, { login }),
    )
    return templateIdList.map(({ status }) => status)
  }
  const issued = { templateId: 'SANDBOX-ISSUED', insuranceType: 'PP57', subscribeId: 'PP57' }
  const say = async (actionId: 'accept' | 'reject') =>
    done(await gateway.call('reportSubscribe', { ...issued, actionId }, { login }))
  await say('accept')
  await say('accept')
  expect(await statuses()).toEqual([1, 0, 0])
  await say('reject')
  expect(await statuses()).toEqual([0, 0, 0])
})

test('API043 an answer is about a template of its place', async () => {
  const report = { insuranceType: 'PP57', actionId: 'accept' } as const
  const other = { ...report, templateId: 'SANDBOX-ISSUED', subscribeId: 'PP57_RESERVE' }
  expect(await gateway.call('reportSubscribe', other)).toMatchObject({
    code: errorCodes.BAD_REQUEST,
    extra: { code: 'OTHER_TEMPLATE', field: 'templateId' },
  })
  const nothing = { ...report, templateId: 'SANDBOX-ISSUED', subscribeId: 'XX99' }
  expect((await gateway.call('reportSubscribe', nothing)).code).toBe(errorCodes.NOT_FOUND)
})

test('API043 an answer is taken, and only in the words of WeChat', async () => {
  const report = { templateId: 'SANDBOX-ISSUED', insuranceType: 'PP57', subscribeId: 'PP57' }
  done(await gateway.call('reportSubscribe', { ...report, actionId: 'accept' }))
  const wrong = { ...report, actionId: 'maybe' as 'accept' }
  expect((await gateway.call('reportSubscribe', wrong)).code).toBe(10000)
})
