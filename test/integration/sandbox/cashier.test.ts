import { createMemoryStore } from '@huimin/wechat-sandbox'
import { startSandbox } from './host'

/** The waits of the sandbox end when a test says so. */
const waits: ((due: boolean) => void)[] = []
const endWaits = (due: boolean) => waits.splice(0).forEach((end) => end(due))
const timers = {
  wait: () => new Promise<boolean>((resolve) => waits.push(resolve)),
  cancel: () => endWaits(false),
}

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox(createMemoryStore(), { timers })
})
afterEach(() => sandbox.app.close())

const returnPath = '/payment?payOrderId=P1&cityCode=310000'

const h5Order = async (returnUrl = `${sandbox.origin}${returnPath}`) => {
  const order = sandbox.newOrder()
  const created = await sandbox.pay.createH5Order({ ...order, clientIp: '127.0.0.1', returnUrl })
  if (!created.ok) throw new Error(created.code)
  return { ...order, h5Url: created.value.h5Url }
}
const outcomeOf = async (outTradeNo: string) => {
  const trade = await sandbox.pay.queryByOutTradeNo(outTradeNo)
  return trade.ok ? trade.value.outcome : trade.code
}

/** Acts as a browser without scripts: it opens the page and presses a button by its name. */
async function press(url: string, name: string) {
  const html = await (await fetch(url)).text()
  const form = /<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/.exec(html)
  const [, action = '', content = ''] = form ?? []
  const fields = [...content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)]
  const buttons = [...content.matchAll(/<button [^>]*name="(\w+)" value="(\w+)">([^<]+)</g)]
  const button = buttons.find(([, , , label]) => label === name)
  if (!button) throw new Error(`no button ${name} on ${html}`)
  const body = new URLSearchParams(fields.map(([, key = '', value = '']) => [key, value]))
  body.set(button[1] ?? '', button[2] ?? '')
  return fetch(new URL(action, url), { method: 'POST', body, redirect: 'manual' })
}

describe('the sandbox cashier', () => {
  it('shows what is paid for, and that it is a sandbox', async () => {
    const { h5Url, outTradeNo } = await h5Order()
    const response = await fetch(h5Url)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    for (const text of ['沙箱', '516.00', '沪惠保（一家四口）', outTradeNo])
      expect(html).toContain(text)
    expect(html).not.toContain('<script')
    const css = await fetch(`${sandbox.origin}/sandbox/cashier.css`)
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it.each([
    ['支付成功', 'PAID'],
    ['支付失败', 'PAID_FAIL'],
    ['支付失败（不可重试）', 'PAID_FAIL_NO_RETRY'],
    ['订单过期', 'EXPIRED'],
    ['取消支付', 'CANCEL'],
  ])('%s ends the order as %s and leads back', async (name, outcome) => {
    const { h5Url, outTradeNo } = await h5Order()
    const notified = outcome === 'PAID' ? sandbox.noticed.next() : Promise.resolve()
    const response = await press(h5Url, name)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(returnPath)
    expect(await outcomeOf(outTradeNo)).toBe(outcome)
    await notified
    expect(sandbox.noticed.accepted).toHaveLength(outcome === 'PAID' ? 1 : 0)
  })

  it('稍后到账 pays later', async () => {
    const { h5Url, outTradeNo } = await h5Order()
    const notified = sandbox.noticed.next()
    await press(h5Url, '稍后到账')
    expect(await outcomeOf(outTradeNo)).toBe('PAYING')
    sandbox.clock.setOffset(60_000)
    endWaits(true)
    await notified
    expect(sandbox.noticed.accepted).toMatchObject([{ trade: { outTradeNo, outcome: 'PAID' } }])
    expect(await outcomeOf(outTradeNo)).toBe('PAID')
  })

  it('can be tried again after 支付失败, and takes nothing once it is decided', async () => {
    const { h5Url, outTradeNo } = await h5Order()
    await press(h5Url, '支付失败')
    expect(await (await fetch(h5Url)).text()).toContain('上次支付失败，可以再试一次。')
    await press(h5Url, '支付成功')
    expect(await outcomeOf(outTradeNo)).toBe('PAID')

    const html = await (await fetch(h5Url)).text()
    expect(html).toContain('支付成功')
    expect(html).not.toContain('<button')
    expect(html).toContain('href="/payment?payOrderId=P1&amp;cityCode=310000"')
    const late = await fetch(`${sandbox.origin}/sandbox/cashier`, {
      method: 'POST',
      body: new URLSearchParams({ outTradeNo, choice: 'CANCEL' }),
    })
    expect(late.status).toBe(200)
    expect(await outcomeOf(outTradeNo)).toBe('PAID')
  })

  it('takes one payment of ten at once and notifies once', async () => {
    const { h5Url, outTradeNo } = await h5Order()
    await fetch(h5Url)
    const notified = sandbox.noticed.next()
    const pay = () =>
      fetch(`${sandbox.origin}/sandbox/cashier`, {
        method: 'POST',
        body: new URLSearchParams({ outTradeNo, choice: 'PAID' }),
        redirect: 'manual',
      })
    const answers = await Promise.all(Array.from({ length: 10 }, pay))
    await notified
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(sandbox.noticed.accepted).toHaveLength(1)
  })

  it('leads to no other site', async () => {
    const host = new URL(sandbox.origin).host
    for (const returnUrl of ['https://evil.example/x', `http://${host}//evil.example`]) {
      const { h5Url } = await h5Order(returnUrl)
      const url = h5Url.replace('https://evil.example', sandbox.origin)
      const response = await press(url, '支付成功')
      expect(response.headers.get('location')).toBeNull()
      expect(await response.text()).toContain('href="/"')
    }
  })

  it('tells that an order does not exist, and refuses an unknown choice', async () => {
    for (const query of ['', '?outTradeNo=HM-nobody', '?outTradeNo=a&outTradeNo=b']) {
      const response = await fetch(`${sandbox.origin}/sandbox/cashier${query}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('没有找到这笔订单')
    }
    const { outTradeNo } = await h5Order()
    const response = await fetch(`${sandbox.origin}/sandbox/cashier`, {
      method: 'POST',
      body: new URLSearchParams({ outTradeNo, choice: 'FREE' }),
    })
    expect(response.status).toBe(400)
    expect(await outcomeOf(outTradeNo)).toBe('UNPAID')
  })

  it('escapes what it shows', async () => {
    const order = { ...sandbox.newOrder(), description: '<img src=x onerror=alert(1)>' }
    await sandbox.pay.createJsapiOrder({ ...order, openid: 'o-1' })
    const url = `${sandbox.origin}/sandbox/cashier?outTradeNo=${order.outTradeNo}`
    const html = await (await fetch(url)).text()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
  })
})
