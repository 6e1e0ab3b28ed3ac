import * as h5 from '@/platform/http.h5'
import type { HttpPort } from '@/platform/http.types'
import * as weapp from '@/platform/http.weapp'
import { installWx } from '../../support/wx'

const sides = { h5, weapp } satisfies Record<string, HttpPort>

type Reply =
  { status: number; headers: Record<string, string>; text: string } | 'unreachable' | 'silent'

/** Makes the network of a side answer once. */
const network: Record<keyof typeof sides, (reply: Reply) => void> = {
  h5: (reply) => {
    const fetch = (_path: string, { signal }: { signal: AbortSignal }): Promise<unknown> => {
      if (reply === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'))
      if (reply === 'silent') {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
      }
      return Promise.resolve({
        status: reply.status,
        headers: new Headers(reply.headers),
        text: () => Promise.resolve(reply.text),
      })
    }
    Object.assign(globalThis, { fetch })
  },
  weapp: (reply) => {
    const wx = installWx()
    wx.answers['request'] = [
      reply === 'unreachable'
        ? { fail: { errMsg: 'request:fail ' } }
        : reply === 'silent'
          ? { fail: { errMsg: 'request:fail timeout' } }
          : { ok: { statusCode: reply.status, header: reply.headers, data: reply.text } },
    ]
  },
}

const ask = (side: keyof typeof sides) =>
  sides[side].request({ path: '/api/x', method: 'POST', body: '{}', timeoutMs: 20 })

describe.each(Object.keys(sides) as (keyof typeof sides)[])('%s', (side) => {
  test.each([200, 404, 500])('status %s is an answer, its text as it came', async (status) => {
    network[side]({ status, headers: { 'X-Server-Time': '17' }, text: '{"code":0}' })
    expect(await ask(side)).toEqual({
      ok: true,
      value: { status, headers: { 'x-server-time': '17' }, text: '{"code":0}' },
    })
  })

  test('an unreachable gateway is NETWORK', async () => {
    network[side]('unreachable')
    expect(await ask(side)).toEqual({ ok: false, code: 'NETWORK' })
  })

  test('a gateway that does not answer in time is TIMEOUT', async () => {
    network[side]('silent')
    expect(await ask(side)).toEqual({ ok: false, code: 'TIMEOUT' })
  })
})

describe('API003 the mini-program', () => {
  const built = { ...process.env }
  afterEach(() => {
    process.env = built
  })

  test('sends each kind of call to its own base', async () => {
    process.env = {
      ...built,
      GATEWAY_URL: 'https://a',
      GATEWAY_INF_URL: 'https://b',
      GATEWAY_CLOUD_URL: 'https://c',
    }
    const wx = installWx()
    const asked = async (path: string) => {
      wx.answers['request'] = [{ ok: { statusCode: 200, header: {}, data: '{}' } }]
      await weapp.request({ path, method: 'POST', body: '{}', timeoutMs: 20 })
      return wx.calls.at(-1)?.options['url']
    }
    expect(await asked('/rpc/city-insur-pay/x')).toBe('https://a/rpc/city-insur-pay/x')
    expect(await asked('/v1/rpc/user-info-service/x')).toBe('https://b/v1/rpc/user-info-service/x')
    expect(await asked('/rpc/city-insur-operation/x')).toBe('https://c/rpc/city-insur-operation/x')
  })
})
