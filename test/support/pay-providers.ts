import type { PayType } from '@/domain/pay/pay-type'
import { changedCatalogue } from './changed-catalogue'
import type { TestGateway } from './gateway'
import { confirmedProposal, done, moveClock, outTradeNoOf, payOrderOf } from './purchase'
import type { Login } from './remote'

/** Payment providers beside WeChat Pay, with the slug of their simulator and its notify path. */
export const otherWays = [
  { payType: 'AllInPay', provider: 'ALLINPAY', slug: 'allinpay', path: '/notify/allinpay' },
  { payType: 'PA_PAY', provider: 'PA_PAY', slug: 'pa-pay', path: '/notify/pa-pay' },
  { payType: 'BANK_PAY', provider: 'BANK_PAY', slug: 'bank-pay', path: '/notify/bank-pay' },
] as const
export type OtherWay = (typeof otherWays)[number]

const offer = (type: PayType) => ({
  type,
  buttonTxt: type,
  icon: 'wallet',
  paymentStatus: 'normal',
})

/** The catalogue with every payment provider on the product of Shanghai. */
export const everyWayToPay = (): string =>
  changedCatalogue({
    '310000/PP57.json': (file) => ({
      ...file,
      payment: {
        selectable: true,
        doNotAutoSelect: false,
        types: (['WC_PAY', 'AllInPay', 'PA_PAY', 'BANK_PAY'] as const).map(offer),
      },
    }),
  })

/** Opens a pay order at this provider and goes to its cashier. */
export async function openAt(
  gateway: TestGateway,
  login: Login,
  { payType }: { payType: PayType },
  proposalId?: string,
) {
  const id = proposalId ?? (await confirmedProposal(gateway, login))
  const wanted = { ...payOrderOf(id), payType }
  const created = done(await gateway.call('createPayOrder', wanted, { login }))
  await arrive(gateway, created.payParams)
  return { ...created, outTradeNo: await outTradeNoOf(gateway, created.payOrderId), login }
}

/** Opens the cashier in the payer's browser, from which AllInPay learns of an order. */
export async function arrive({ origin }: TestGateway, params: { kind: string } | null) {
  if (!params || !('url' in params) || typeof params.url !== 'string')
    throw new Error('Nowhere to go')
  const page = await fetch(new URL(params.url, origin))
  if (page.status !== 200) throw new Error(`The cashier answered ${page.status}`)
}

/** Reads the orders and policies of the person who is signed in, and runs jobs at a later time. */
export const readersOf = (now: () => { gateway: TestGateway; login: Login }) => ({
  policiesOf: async (proposalId: string) => {
    const { gateway, login } = now()
    return done(await gateway.call('getResult', { proposalId, version: 3 }, { login })).policies
  },
  orderOf: async (orderId: string) => {
    const { gateway, login } = now()
    return done(await gateway.call('getOrder', { orderId }, { login }))
  },
  later: async (ms: number) => {
    const { gateway } = now()
    await moveClock(gateway, ms)
    await gateway.jobs()
  },
})
