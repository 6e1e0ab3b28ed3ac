import { open, settled, type Around } from './wechat'

const expireAt = new Date(Date.now() + 3_600_000).toISOString()
const session = { openId: '86-1', token: 'T1', userId: 'U1', expireAt }
const ticket = 't'.repeat(43)
const signsIn = { wxLogin: () => ({ code: 0, data: session }) }
const gives = { getTokenByUserToc: () => ({ code: 0, data: { token: ticket, expireAt } }) }

const stored = (value: object, more: object = {}) => JSON.stringify({ version: 1, value, ...more })

describe('the page of the web view', () => {
  const show = async (
    answers: Around['answers'],
    more: Partial<Around> = {},
    path = '/order-center',
  ) => {
    const page = await open(
      'web',
      { path: encodeURIComponent(path), wtagid: 'W1' },
      { answers, ...more },
    )
    await settled()
    return page
  }
  const srcOf = ({ data }: { data: Readonly<Record<string, unknown>> }) => String(data['src'])

  test('ER050 a ticket goes along in its address, with context, app and 长辈版', async () => {
    const storage = new Map([['HM_elderMode', stored(true as unknown as object)]])
    const page = await show({ ...signsIn, ...gives }, { storage })
    expect(srcOf(page)).toContain(
      `/order-center?wtagid=W1&hmTicket=${ticket}&hmAppId=wx1&hmElder=1`,
    )
    expect(page.data).toMatchObject({ elder: true })
    // The stores of the main package read the same record.
    expect(JSON.parse(storage.get('HM_login') ?? '')).toMatchObject({ version: 1, value: session })
  })

  test('ER050 a ticket is missed aloud, and the page opens all the same', async () => {
    const page = await show({ ...signsIn, getTokenByUserToc: () => ({ code: 99999 }) })
    expect(srcOf(page)).toMatch(/\/order-center\?wtagid=W1&hmAppId/)
    expect(page.has('showToast')).toMatchObject({ title: '获取token失败' })
  })

  test('a login that the application kept is used, and renewed when the gateway refuses it', async () => {
    const old = { ...session, token: 'T0' }
    const storage = new Map([['HM_login', stored(old, { expiresAt: Date.now() + 60_000 })]])
    let asked = 0
    const page = await show(
      {
        ...signsIn,
        getTokenByUserToc: () => (asked++ === 0 ? 'AuthFailed' : gives.getTokenByUserToc()),
      },
      { storage },
    )
    const tokens = page.did
      .filter(({ name }) => name === 'request')
      .map(({ options }) => (options['header'] as Record<string, string>)['x-login-token'])
    expect(tokens).toEqual(['T0', undefined, 'T1'])
    expect(srcOf(page)).toContain(ticket)
  })

  test('shows what a page above left for it, without loading it anew', async () => {
    const app: Record<string, unknown> = {}
    const page = await show({ ...signsIn, ...gives }, { app })
    app['webReturn'] = { address: '/insure-result?a=b', stays: true }
    page.show()
    await settled()
    expect(srcOf(page)).toMatch(new RegExp(`/insure-result\\?a=b#hmTicket=${ticket}$`))
    expect(app['webReturn']).toBeUndefined()
  })

  test('carries the visit of the main package', async () => {
    const page = await show({ ...signsIn, ...gives }, { app: { visit: { channel: 'C1' } } })
    expect(srcOf(page)).toContain('channel=C1')
  })

  test('an address of somebody else leads home', async () => {
    const page = await show({}, {}, 'https://evil.example/')
    expect(page.has('redirectTo')).toMatchObject({ url: '/pages/insure/index?wtagid=W1' })
  })
})

describe('the share page', () => {
  test('asks again until the code of the next page comes', async () => {
    const page = await open(
      'redirect',
      { routeKey: 'orderCenter', wtagid: 'W1' },
      { answers: {}, lost: 2 },
    )
    await settled()
    const names = page.did.map(({ name }) => name)
    expect(names).toEqual(['redirectTo', 'showModal', 'redirectTo', 'showModal', 'redirectTo'])
    expect(page.has('redirectTo')).toMatchObject({
      url: '/pages/account/order-center/index?wtagid=W1',
    })
    expect(page.has('showModal')).toMatchObject({ title: '加载失败', showCancel: false })
  })

  test('leads on while the gateway does not answer', async () => {
    const page = await open('redirect', { scene: 'S', redirectPath: '/settings' }, { answers: {} })
    await settled()
    expect(page.has('redirectTo')).toMatchObject({ url: '/pages/account/settings/index' })
  })
})

describe('the subscribe page', () => {
  const titleOf = ({ data }: { data: Readonly<Record<string, unknown>> }) =>
    (data['panel'] as { title: string } | null)?.title

  test.each([
    ['no network', undefined, {}, '抱歉，系统异常，请您稍后再试！'],
    [
      'a refusal',
      { code: 10003, extra: { codeMsg: '操作过于频繁，请稍后再试' } },
      {},
      '操作过于频繁，请稍后再试',
    ],
    ['a busy city', { code: -1 }, { cityCode: '500100' }, '产品太火爆了，请稍后再试'],
    ['nothing to ask for', { code: 10001, extra: { name: 'NOT_FOUND' } }, {}, '暂无可订阅的消息'],
  ] as const)('%s is said in words', async (_, reply, query, title) => {
    const answers = reply ? { getTemplateIdList: () => reply } : {}
    const page = await open('subscribe', { productCode: 'PP57', ...query }, { answers })
    await settled()
    expect(titleOf(page)).toBe(title)
  })

  test('asks as the person who is signed in, whose subscriptions they are', async () => {
    const storage = new Map([['HM_login', stored(session, { expiresAt: Date.now() + 60_000 })]])
    const page = await open('subscribe', { productCode: 'PP57' }, { answers: {}, storage })
    await settled()
    expect(page.has('request')).toMatchObject({
      header: { 'x-login-id': '86-1', 'x-login-token': 'T1', 'x-app-id': 'wx1' },
    })
  })

  test('loads again when it is told to', async () => {
    const data = { templateIdList: [{ templateId: 'A', status: 1, templateType: '' }] }
    const answers: Record<string, () => { code: number; data: object }> = {}
    const page = await open('subscribe', { productCode: 'PP57' }, { answers })
    await settled()
    answers['getTemplateIdList'] = () => ({ code: 0, data })
    page.press(0)
    await settled()
    expect(titleOf(page)).toBe('您已订阅过这些消息')
  })
})
