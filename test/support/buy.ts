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

/** What somebody ordered and paid by calls, with the policies that came of it. */
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
