import { randomBytes, sign } from 'node:crypto'
import * as v from 'valibot'
import { authSchema } from '../pay/signature'
import { merchantSerial, sampleAppid, sampleMchid, type WechatKeys } from '../world/keys'

/** A merchant of the sandbox, who places orders whose notifications go to the checked handler. */

const trade = v.looseObject({
  mchid: v.string(),
  appid: v.string(),
  out_trade_no: v.string(),
  amount: v.looseObject({ total: v.number() }),
})
export type Trade = v.InferOutput<typeof trade>

const refund = v.looseObject({ mchid: v.string(), out_refund_no: v.string() })

export type Merchant = ReturnType<typeof openMerchant>

/** Throws if the sandbox refuses; a checked handler has no part in that. */
export function openMerchant(sandbox: string, keys: WechatKeys) {
  const prefix = '/sandbox/wechatpay'

  async function signed(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const text = body ? JSON.stringify(body) : ''
    const timestamp = String(Math.floor((await sandboxNow()) / 1000))
    const nonce = randomBytes(16).toString('hex')
    const lines = [method, `${prefix}${path}`, timestamp, nonce, text].map((line) => `${line}\n`)
    const signature = sign('RSA-SHA256', Buffer.from(lines.join('')), keys.merchant.privateKey)
    const fields = {
      ...{ mchid: sampleMchid, nonce_str: nonce, timestamp, serial_no: merchantSerial },
      signature: signature.toString('base64'),
    }
    const shown = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
    return answerOf(`${prefix}${path}`, {
      method,
      headers: {
        authorization: `${authSchema} ${shown.join(',')}`,
        'content-type': 'application/json',
      },
      ...(body && { body: text }),
    })
  }

  async function answerOf(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${sandbox}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  const control = (method: string, path: string, body: object) =>
    answerOf(`/sandbox${path}`, { method, body: JSON.stringify(body) })

  /** ms since 1970, by the sandbox's clock. */
  const sandboxNow = async (): Promise<number> =>
    Date.parse(v.parse(v.object({ now: v.string() }), await answerOf('/sandbox/clock')).now)

  return {
    now: sandboxNow,
    placeOrder: async (notifyUrl: string): Promise<string> => {
      const outTradeNo = `CHECK${randomBytes(8).toString('hex').toUpperCase()}`
      await signed('POST', '/v3/pay/transactions/native', {
        ...{ appid: sampleAppid, mchid: sampleMchid, out_trade_no: outTradeNo },
        ...{ description: 'wechat-sandbox check', notify_url: notifyUrl },
        amount: { total: 100, currency: 'CNY' },
      })
      return outTradeNo
    },
    /** Somebody pays, and the notification is lost: the check sends its own. */
    pay: (outTradeNo: string) =>
      control('PUT', `/pay-orders/${outTradeNo}`, { outcome: 'PAID', notify: { drop: true } }),
    /** The whole payment goes back, as in the merchant console, without a notification. */
    refund: async (outTradeNo: string) => {
      const made = v.parse(
        v.object({ outRefundNo: v.string() }),
        await control('POST', `/pay-orders/${outTradeNo}/refunds`, { notify: { drop: true } }),
      )
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(made.outRefundNo)}`
      return v.parse(refund, await signed('GET', path))
    },
    query: async (outTradeNo: string): Promise<Trade> =>
      v.parse(
        trade,
        await signed('GET', `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${sampleMchid}`),
      ),
  }
}
