import type { FastifyInstance } from 'fastify'
import { cashierRoutes } from './cashier/routes'
import { clockRoutes } from './control/clock'
import { faultRoutes } from './control/faults'
import { payOrderRoutes } from './control/pay-orders'
import { refundRoutes } from './control/refunds'
import { resetRoute } from './control/reset'
import { createNotifier, usualRetriesMs } from './orders/notifier'
import type { NotifyWish } from './orders/notify-wish'
import { WECHAT_PAY } from './orders/order'
import { createOrderBook, type OrderBook } from './orders/order-book'
import type { OrderParts } from './orders/parts'
import type { Providers } from './orders/provider'
import { autoDeductRoutes } from './papay/routes'
import { signRoutes } from './papay/sign'
import { billRoutes } from './pay/bill-routes'
import { certificateRoutes } from './pay/certificate-routes'
import { combinedRoutes } from './pay/combined-routes'
import { notPlayedRoutes } from './pay/family'
import { wechatPayProvider } from './pay/provider'
import { requestPaymentRoute } from './pay/request-payment'
import { wechatPayRoutes } from './pay/routes'
import { sharingRoutes } from './sharing/routes'
import { transferRoutes } from './transfer/routes'
import { wechatRoutes } from './wechat/routes'
import { isSameHost, refuseOtherSites } from './world/own-pages'
import { createTimers } from './world/timers'
import type { World } from './world/world'

/** What whoever plays something else beside WeChat gets. */
export interface Played extends OrderParts {
  /** The orders of one provider. */
  booksOf: (provider: string) => OrderBook
}

export type WechatSandboxOptions = Omit<World, 'timers' | 'isOwnHost'> & {
  timers?: World['timers']
  /** By default an address is our own if its host is that of the request. */
  isOwnHost?: World['isOwnHost']
  /** The waiting times before an unanswered notification is sent again (ms). */
  notifyAgainAfterMs?: readonly number[]
  /** The key that notifications are signed with; by turns with each, if missing. */
  noticesBy?: NotifyWish['signedBy']
  /** Payment providers beside WeChat Pay, whose orders go through the same cashier and controls. */
  providers?: Providers
  /** The page of the mini-program that shows a path of this site in a web view. */
  webViewPage?: (path: string) => string
  /** Deletes the data of the merchant. The sandbox resets its own store, faults and clock itself. */
  onReset?: () => Promise<void>
  /** Mounts what else is played under the same prefix. Bodies are text there. */
  alongside?: (app: FastifyInstance, played: Played) => void
}

/**
 * WeChat and WeChat Pay under `/sandbox`, with a page for each of their own pages, and test
 * controls.
 */
export async function wechatSandboxPlugin(
  app: FastifyInstance,
  options: WechatSandboxOptions,
): Promise<void> {
  const { keys, clock, store, nonce, notifyAgainAfterMs = usualRetriesMs } = options
  const {
    timers = createTimers(),
    isOwnHost = isSameHost,
    onReset = async () => undefined,
  } = options
  const { webViewPage = (path) => path } = options
  const providers: Providers = { ...options.providers, [WECHAT_PAY]: wechatPayProvider(keys) }
  const { of: booksOf, ...orders } = createOrderBook({
    ...{ store, clock },
    refundEnd: (provider, wish) => providers[provider]?.refundEnd?.(wish) ?? wish,
  })
  const notifier = createNotifier({
    ...{ clock, orders, providers, timers, nonce },
    ...{ retryAfterMs: notifyAgainAfterMs, signedBy: options.noticesBy },
  })
  const played: Played = {
    ...{ keys, clock, store, nonce, timers, isOwnHost, faults: options.faults },
    ...(options.pagesAt && { pagesAt: options.pagesAt }),
    ...{ orders, booksOf, notifier, providers },
  }
  // WeChat Pay knows only its own orders.
  const atWechatPay = { ...played, orders: booksOf(WECHAT_PAY) }
  app.addHook('preClose', async () => timers.cancel())

  await app.register(
    async (scope) => {
      refuseOtherSites(scope, isOwnHost)
      // Signatures cover the bytes that were sent, so every body stays text until it is checked.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))

      options.alongside?.(scope, played)
      wechatRoutes(scope, { ...played, webViewPage })
      resetRoute(scope, { ...played, onReset })
      for (const mount of [
        signRoutes,
        cashierRoutes,
        payOrderRoutes,
        refundRoutes,
        clockRoutes,
        faultRoutes,
      ])
        mount(scope, played)
      for (const mount of [
        wechatPayRoutes,
        combinedRoutes,
        sharingRoutes,
        billRoutes,
        certificateRoutes,
        autoDeductRoutes,
        requestPaymentRoute,
        transferRoutes,
      ])
        mount(scope, atWechatPay)
      notPlayedRoutes(scope)
    },
    { prefix: '/sandbox' },
  )
}
