import * as v from 'valibot'

/** The controls that the sandbox of a running gateway offers to testers. */

const sms = v.object({ code: v.string() })
const captcha = v.object({ offset: v.number(), choice: v.string() })
const payOrder = v.object({ outTradeNo: v.string(), outcome: v.string(), amountFen: v.number() })
export type SandboxPayOrder = v.InferOutput<typeof payOrder>

export interface Sandbox {
  origin: string
  /** The newest code that was sent to a number. */
  smsCode(mobile: string): Promise<string>
  captcha(id: string): Promise<v.InferOutput<typeof captcha>>
  /** Sets the gateway's clock this many ms after the real time. 0 restores the real time. */
  shiftClock(offsetMs: number): Promise<void>
  /** The next call of this name finds the login lost. */
  loseLogin(cmd: string): Promise<void>
  /** The next request of this name fails in this way. */
  fault(fault: { cmd: string; mode: string; code?: string; times?: number }): Promise<void>
  payOrders(): Promise<SandboxPayOrder[]>
  /** Decides how an order ends without the cashier page. */
  decide(outTradeNo: string, outcome: string, notify?: object): Promise<void>
  /** Sets the result of later refunds of an order. */
  planRefunds(outTradeNo: string, status: string): Promise<void>
  endRefund(outRefundNo: string, status: string): Promise<void>
  /** Refunds the whole order in the merchant console. */
  refundInConsole(outTradeNo: string): Promise<void>
}

export const sandboxOf = (origin: string): Sandbox => {
  const ask = async (path: string, sent?: object, method = 'PUT'): Promise<unknown> => {
    const answer = await fetch(`${origin}/sandbox/${path}`, {
      ...(sent && {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    origin,
    smsCode: async (mobile) => v.parse(sms, await ask(`sms?phoneNumber=${mobile}`)).code,
    captcha: async (id) => v.parse(captcha, await ask(`captcha/${id}`)),
    shiftClock: async (offsetMs) => {
      await ask('clock', { offsetMs })
    },
    loseLogin: async (cmd) => {
      await ask('faults', { cmd, mode: 'authFailed' })
    },
    fault: async (fault) => {
      await ask('faults', fault)
    },
    payOrders: async () => v.parse(v.array(payOrder), await ask('pay-orders')),
    planRefunds: async (outTradeNo, status) => {
      await ask(`pay-orders/${outTradeNo}/refunds`, { status })
    },
    endRefund: async (outRefundNo, status) => {
      await ask(`refunds/${outRefundNo}`, { status })
    },
    refundInConsole: async (outTradeNo) => {
      await ask(`pay-orders/${outTradeNo}/refunds`, {}, 'POST')
    },
    decide: async (outTradeNo, outcome, notify) => {
      await ask(`pay-orders/${outTradeNo}`, { outcome, ...(notify && { notify }) })
    },
  }
}

/** Answers on WeChat's page for signing a charge contract, in the sandbox at `origin`. */
export const signContract = (
  origin: string,
  code: string,
  choice: 'SIGNED' | 'REFUSED' = 'SIGNED',
): Promise<Response> =>
  fetch(`${origin}/sandbox/sign`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code, choice }),
  })
