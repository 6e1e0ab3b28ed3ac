import type { FastifyInstance, HTTPMethods } from 'fastify'

/**
 * The calls of WeChat Pay v3 by product, and which of them are played. A call that is not played
 * answers 501 with its name, so that nobody takes the sandbox's ignorance for a mistake of his own.
 */
export type Row = { product: string; played: boolean; calls: readonly Call[] }
type Call = readonly [method: HTTPMethods, path: string]

const transactions = '/v3/pay/transactions'
const combined = '/v3/combine-transactions'
const bills = '/v3/fund-app/mch-transfer/transfer-bills'
const contracts = '/v3/papay/insurance-sign/contracts'
const byCode = `${contracts}/plan-id/:plan/out-contract-code/:code`
const sharing = '/v3/profitsharing'
const batches = '/v3/transfer/batches'

const played = (product: string, ...calls: Call[]): Row => ({ product, played: true, calls })
const notPlayed = (product: string, ...calls: Call[]): Row => ({ product, played: false, calls })

export const family: readonly Row[] = [
  played('JSAPI (official account, mini-program)', ['POST', `${transactions}/jsapi`]),
  played('H5', ['POST', `${transactions}/h5`]),
  played('Native (code)', ['POST', `${transactions}/native`]),
  played('App', ['POST', `${transactions}/app`]),
  played(
    'Query and close an order',
    ['GET', `${transactions}/out-trade-no/:outTradeNo`],
    ['GET', `${transactions}/id/:transactionId`],
    ['POST', `${transactions}/out-trade-no/:outTradeNo/close`],
  ),
  played(
    'Refunds',
    ['POST', '/v3/refund/domestic/refunds'],
    ['GET', '/v3/refund/domestic/refunds/:outRefundNo'],
    ['POST', '/v3/refund/domestic/refunds/:refundId/apply-abnormal-refund'],
  ),
  played(
    'Bills',
    ['GET', '/v3/bill/tradebill'],
    ['GET', '/v3/bill/fundflowbill'],
    ['GET', '/v3/billdownload/file'],
  ),
  played('Platform certificates', ['GET', '/v3/certificates']),
  played(
    'Transfers to users',
    ['POST', bills],
    ['GET', `${bills}/out-bill-no/:outBillNo`],
    ['POST', `${bills}/out-bill-no/:outBillNo/cancel`],
  ),
  played(
    'Contracts and later charges (papay, insurance)',
    ['POST', `${contracts}/pre-entrust-sign/:entry`],
    ['GET', byCode],
    ['POST', `${byCode}/terminate`],
    ['POST', '/v3/papay/insurance-sign/policy-periods/plan-id/:plan/contract-id/:id/modify'],
    ['POST', '/v3/papay/insurance-pay/policy-periods/contract-id/:id/policy-period-id/1/schedule'],
    ['POST', '/v3/papay/insurance-pay/transactions/apply'],
  ),
  played(
    'Combined orders',
    ...['app', 'jsapi', 'h5', 'native'].map((way): Call => ['POST', `${combined}/${way}`]),
    ['GET', `${combined}/out-trade-no/:outTradeNo`],
    ['POST', `${combined}/out-trade-no/:outTradeNo/close`],
  ),
  played(
    'Profit sharing',
    ['POST', `${sharing}/orders`],
    ['GET', `${sharing}/orders/:outOrderNo`],
    ['POST', `${sharing}/orders/unfreeze`],
    ['POST', `${sharing}/return-orders`],
    ['GET', `${sharing}/return-orders/:outReturnNo`],
    ['GET', `${sharing}/transactions/:transactionId/amounts`],
    ['POST', `${sharing}/receivers/add`],
    ['POST', `${sharing}/receivers/delete`],
  ),
  notPlayed('Bills of profit sharing', ['GET', `${sharing}/bills`]),
  notPlayed(
    'Transfers by WeChat Pay’s number, and their receipts',
    ['GET', `${bills}/transfer-bill-no/:transferBillNo`],
    ['POST', '/v3/fund-app/mch-transfer/elecsign/out-bill-no'],
    ['GET', '/v3/fund-app/mch-transfer/elecsign/out-bill-no/:outBillNo'],
  ),
  notPlayed(
    'Transfers to the balance in batches (closed to new merchants)',
    ['POST', batches],
    ['GET', `${batches}/batch-id/:batchId`],
    ['GET', `${batches}/out-batch-no/:outBatchNo`],
  ),
  notPlayed('Service providers (partner mode)', ['POST', '/v3/pay/partner/transactions/:way']),
  notPlayed('Payment score', ['POST', '/v3/payscore/serviceorder']),
  notPlayed('Coupons', ['POST', '/v3/marketing/favor/coupon-stocks']),
  notPlayed('Complaints', ['GET', '/v3/merchant-service/complaints-v2']),
  notPlayed('Uploads', ['POST', '/v3/merchant/media/upload']),
]

/** Mounts an answer 501 for each call that is not played, and 404 in words for an unknown one. */
export function notPlayedRoutes(app: FastifyInstance): void {
  for (const { product, calls } of family.filter(({ played }) => !played))
    for (const [method, path] of calls)
      app.route({
        ...{ method, url: `/wechatpay${path}` },
        handler: (_, reply) =>
          reply
            .code(501)
            .send({ code: 'NOT_PLAYED', message: `The sandbox does not play: ${product}` }),
      })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/wechatpay/*',
    handler: (request, reply) =>
      reply.code(404).send({
        code: 'NO_SUCH_CALL',
        message: `WeChat Pay v3 has no ${request.method} ${request.url.split('?')[0] ?? ''} that the sandbox knows of`,
      }),
  })
}
