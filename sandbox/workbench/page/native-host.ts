/**
 * The sandbox is WeChat around the mini-program in a native phone. It sends the requests, and takes
 * what the person chose in a sheet of WeChat. The mini-program host calls `window.weappHost`.
 */

/** Posts JSON to the sandbox and answers its JSON. */
const post = async (method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> => {
  const answer = await fetch(`/sandbox${path}`, { method, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

type Fields = Readonly<Record<string, unknown>>

/** Whether the order was paid at the side while the sheet was open. */
const isPaid = async (prepay: unknown): Promise<boolean> => {
  const answer = await fetch('/sandbox/pay-orders')
  const orders = (await answer.json()) as { outTradeNo: string; outcome: string }[]
  const outTradeNo = String(prepay).replace('prepay_id=wx', '')
  return orders.some((order) => order.outTradeNo === outTradeNo && order.outcome === 'PAID')
}

/** The five parameters of `wx.requestPayment`, and what the person chose. */
const pay = async (order: Fields): Promise<unknown> => {
  const { timeStamp, nonceStr, package: prepay, signType, paySign, action } = order
  const body = { timeStamp, nonceStr, package: prepay, signType, paySign, action }
  const { errMsg } = (await post('POST', '/request-payment', body)) as { errMsg: string }
  if (errMsg === 'requestPayment:ok' || (await isPaid(prepay))) return 'paid'
  const reason = errMsg.replace('requestPayment:fail ', '')
  return reason === 'cancel' ? 'cancel' : { fail: reason }
}

/** Templates that the person refused are refused when they are sent (43101). */
const subscribe = async (answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const accepts of [true, false]) {
    const templates = Object.keys(answers).filter((id) =>
      accepts ? /^accept/.test(answers[id] ?? '') : answers[id] === 'reject',
    )
    if (templates.length > 0)
      await post('PUT', '/subscriptions', { app: 'mini-program', templates, accepts })
  }
}

/** Exceptions are told through `thrown`. */
export const nativeHost =
  (thrown: (message: string) => void) =>
  async (method: string, ask: Fields): Promise<unknown> => {
    switch (method) {
      case 'request':
        return post('POST', '/weapp/request', ask).catch(() => ({ ok: false, reason: 'fail' }))
      case 'requestPayment':
        return pay(ask)
      case 'subscriptionAnswered':
        return subscribe(ask as Readonly<Record<string, string>>)
      case 'exceptionThrown':
        return thrown(String(ask['message']))
      default:
        // What the mini-program logs belongs to the console of its own frame.
        return undefined
    }
  }
