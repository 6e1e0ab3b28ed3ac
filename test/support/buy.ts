import {
  confirmedProposal,
  done,
  outTradeNoAt,
  payOrderOf,
  shanghai,
  type Insured,
  type Product,
} from './purchase'
import type { Login, RemoteGateway } from './remote'
import type { Sandbox } from './sandbox'

/** Orders and pays by calls, and answers the order with its policies. */
export async function buy(
  { remote, sandbox }: { remote: RemoteGateway; sandbox: Sandbox },
  login: Login,
  insured?: Insured[],
  product: Product = shanghai,
) {
  const orderId = await confirmedProposal(remote, login, insured, product)
  const { payParams } = done(await remote.call('createPayOrder', payOrderOf(orderId), { login }))
  const outTradeNo = outTradeNoAt(payParams, remote.origin)
  await sandbox.decide(outTradeNo, 'PAID')
  const { policies } = done(await remote.call('getOrder', { orderId }, { login }))
  return { orderId, outTradeNo, policies }
}
