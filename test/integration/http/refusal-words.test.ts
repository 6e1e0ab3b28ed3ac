import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import { family, readNotices, shanghai, signIn, submission } from '../../support/purchase'
import { post, type Login } from '../../support/remote'

/** The texts of refusals, and their `extra` data, which have one form for every call. */
const gateway = fileGateway()
let login: Login

beforeAll(async () => {
  login = await signIn(gateway)
})

const price = { cmd: 'getPriceToc', apiVersion: 3 }
const address = '/rpc/city-insur-proposal/getPriceToc'
const raw = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(gateway.origin + path, {
    method: 'POST',
    headers: { ...headers, 'x-login-id': login.openId, 'x-login-token': login.token },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

test('a sentence for people, the name of the code, and the exact reason', async () => {
  const refused = await gateway.call('getOrder', { orderId: 'none' }, { login })
  expect(refused).toMatchObject({
    status: 404,
    code: errorCodes.NOT_FOUND,
    message: '未找到相关信息',
    extra: { code: 'NOT_FOUND', codeMsg: '未找到相关信息', name: 'NOT_FOUND' },
  })
  const stranger = await gateway.call('getOrder', { orderId: 'none' })
  expect(stranger).toMatchObject({
    message: '登录已过期，请重新登录',
    extra: { code: 'AuthFailed', name: 'AUTH_FAILED' },
  })
})

test('a person of the form: whose field it is, which rule it breaks, and as older releases read it', async () => {
  const child = { name: '王小明', id: '110101201503070010' }
  const people = [...family(), { relationType: 'CHILDREN' as const, person: child }]
  const { insurants } = submission({ traceId: 'any' }, people, 0)
  const data = { ...shanghai, version: 3, insurants }
  const text = '第3位被保人的证件号码：请输入正确的证件号码'
  expect(await raw(address, { ...price, data })).toEqual({
    code: errorCodes.INSURANT_INVALID,
    message: text,
    extra: {
      code: 'CHECK',
      codeMsg: text,
      name: 'INSURANT_INVALID',
      field: 'insurants.2.credentialNo',
      path: 'insurants.2.credentialNo',
      rule: 'CHECK',
    },
  })
})

test.each([
  [{ cityCode: 1 }, 'cityCode', 'STRING', 'cityCode：须为文本'],
  [{ cityCode: undefined }, 'cityCode', 'MISSING', 'cityCode：缺少这个字段'],
  [{ shoeSize: 43 }, 'shoeSize', 'UNKNOWN_FIELD', 'shoeSize：没有这个字段'],
  [{ insurants: [] }, 'insurants', 'MIN_LENGTH', 'insurants：长度不得少于1'],
])('a request that has not its shape, %j: field and rule', async (wrong, field, code, message) => {
  const { insurants } = submission({ traceId: 'any' }, family(), 0)
  const data = { ...shanghai, version: 3, insurants, ...wrong }
  expect(await post(gateway.origin, address, { ...price, data }, { login })).toMatchObject({
    status: 400,
    code: errorCodes.BAD_REQUEST,
    message,
    extra: { code, codeMsg: message, name: 'BAD_REQUEST', field },
  })
})

test('a price that changed says what it is now', async () => {
  const traceId = await readNotices(gateway, login)
  const wanted = submission({ traceId }, family(), 1)
  expect(await gateway.call('createProposal', wanted, { login })).toMatchObject({
    code: errorCodes.PRICE_CHANGED,
    message: '保费已更新，请重新确认',
    extra: { code: 'PRICE_CHANGED', field: 'expectedTotalFen', amountFen: 25_800 },
  })
})

test('an address that nobody answers is not a record that is not there', async () => {
  const unknown = await post(gateway.origin, '/rpc/city-insur-proposal/getNothing', {})
  expect(unknown).toMatchObject({
    status: 404,
    code: errorCodes.ADDRESS_UNKNOWN,
    message: '请求的地址不存在',
    extra: { name: 'ADDRESS_UNKNOWN' },
  })
})
