import type { FastifyInstance } from 'fastify'
import { allInPayRoutes } from './allinpay/routes'
import { cashierRoutes } from './cashier/routes'
import { clockRoutes } from './control/clock'
import { faultRoutes } from './control/faults'
import { inboxRoutes } from './control/inbox'
import { payOrderRoutes } from './control/pay-orders'
import { refundRoutes } from './control/refunds'
import { resetRoute } from './control/reset'
import { hostedPayRoutes } from './hosted-pay/routes'
import { idCardRoutes } from './id-card/routes'
import { ocrRoutes } from './ocr'
import { createOrderBook } from './order-book'
import { isSameHost, refuseOtherSites } from './own-pages'
import type { SandboxOptions, SandboxParts } from './parts'
import { realnameRoutes } from './realname'
import { sampleDocumentRoute } from './sample-document'
import { smsRoutes } from './sms'
import { createTimers } from './timers'
import { underwritingRoutes } from './underwriting'
import { wechatRoutes } from './wechat/routes'
import { autoDeductRoutes } from './wechat-papay/routes'
import { signRoutes } from './wechat-papay/sign'
import { billRoutes } from './wechat-pay/bill-routes'
import { certificateRoutes } from './wechat-pay/certificate-routes'
import { createNotifier, usualRetriesMs } from './wechat-pay/notifier'
import { requestPaymentRoute } from './wechat-pay/request-payment'
import { wechatPayRoutes } from './wechat-pay/routes'
import { transferRoutes } from './wechat-transfer/routes'

/**
 * The sandbox under `/sandbox`: simulators of the outside services, and test controls. The gateway
 * mounts it only with SANDBOX=on, never in production (env.ts).
 */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { keys, clock, store, nonce, notifyAgainAfterMs = usualRetriesMs } = options
  const { timers = createTimers() } = options
  const { of: booksOf, ...orders } = createOrderBook({ store, clock })
  const notifier = createNotifier({
    ...{ keys, clock, orders, timers, nonce },
    retryAfterMs: notifyAgainAfterMs,
  })
  const usual = { notifyAgainAfterMs, isOwnHost: isSameHost }
  const parts: SandboxParts = { ...usual, ...options, orders, booksOf, notifier, timers }
  // WeChat Pay knows only its own orders.
  const atWechatPay = { ...parts, orders: booksOf('WECHAT_PAY') }
  app.addHook('preClose', async () => timers.cancel())

  await app.register(
    async (scope) => {
      refuseOtherSites(scope, parts.isOwnHost)
      // Signatures cover the bytes that were sent, so every body stays text until it is checked.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))

      for (const mount of [
        allInPayRoutes,
        hostedPayRoutes,
        signRoutes,
        smsRoutes,
        realnameRoutes,
        ocrRoutes,
        idCardRoutes,
        sampleDocumentRoute,
        underwritingRoutes,
        wechatRoutes,
        cashierRoutes,
        payOrderRoutes,
        refundRoutes,
        clockRoutes,
        faultRoutes,
        inboxRoutes,
        resetRoute,
      ])
        mount(scope, parts)
      for (const mount of [
        wechatPayRoutes,
        billRoutes,
        certificateRoutes,
        autoDeductRoutes,
        requestPaymentRoute,
        transferRoutes,
      ])
        mount(scope, atWechatPay)
    },
    { prefix: '/sandbox' },
  )
}
