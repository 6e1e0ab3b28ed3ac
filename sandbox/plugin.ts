import type { FastifyInstance } from 'fastify'
import { clockRoutes } from './control/clock'
import { faultRoutes } from './control/faults'
import { inboxRoutes } from './control/inbox'
import { payOrderRoutes } from './control/pay-orders'
import { refundRoutes } from './control/refunds'
import { resetRoute } from './control/reset'
import { sampleDocumentRoute } from './control/sample-document'
import { allInPayRoutes } from './services/allinpay/routes'
import { cashierRoutes } from './services/cashier/routes'
import { hostedPayRoutes } from './services/hosted-pay/routes'
import { idCardRoutes } from './services/ocr/id-card'
import { ocrRoutes } from './services/ocr/routes'
import { realnameRoutes } from './services/realname/routes'
import { smsRoutes } from './services/sms/routes'
import { underwritingRoutes } from './services/underwriting/routes'
import { wechatRoutes } from './services/wechat/routes'
import { autoDeductRoutes } from './services/wechat-papay/routes'
import { signRoutes } from './services/wechat-papay/sign'
import { billRoutes } from './services/wechat-pay/bill-routes'
import { certificateRoutes } from './services/wechat-pay/certificate-routes'
import { createNotifier, usualRetriesMs } from './services/wechat-pay/notifier'
import { requestPaymentRoute } from './services/wechat-pay/request-payment'
import { wechatPayRoutes } from './services/wechat-pay/routes'
import { transferRoutes } from './services/wechat-transfer/routes'
import { createOrderBook } from './world/order-book'
import { isSameHost, refuseOtherSites } from './world/own-pages'
import type { SandboxOptions, SandboxParts } from './world/parts'
import { createTimers } from './world/timers'

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
