import type { PaymentOutcome } from '../../weapp-sim/server'

/** The person's action in WeChat's payment sheet. */
export type PaymentAction = 'pay' | 'cancel' | 'fail'

const OK = 'requestPayment:ok'
const FAIL = 'requestPayment:fail '

/**
 * `onRequestPayment` for the simulator. The gateway's sandbox plays WeChat's side of the payment
 * and checks the signature. `decide` is called at each payment.
 */
export const payInSandbox =
  (gatewayOrigin: string, decide: () => PaymentAction) =>
  async (order: Readonly<Record<string, unknown>>): Promise<PaymentOutcome> => {
    const { timeStamp, nonceStr, package: prepay, signType, paySign } = order
    const answer = await fetch(`${gatewayOrigin}/sandbox/request-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        timeStamp,
        nonceStr,
        package: prepay,
        signType,
        paySign,
        action: decide(),
      }),
    })
    const { errMsg = `${FAIL}${answer.status}` } = (await answer.json()) as { errMsg?: string }
    if (errMsg === OK) return 'paid'
    const reason = errMsg.replace(FAIL, '')
    return reason === 'cancel' ? 'cancel' : { fail: reason }
  }
