import type { FastifyInstance } from 'fastify'
import { type WechatSandboxOptions, wechatSandboxPlugin } from '@huimin/wechat-sandbox'
import { inboxRoutes } from './control/inbox'
import { sampleDocumentRoute } from './control/sample-document'
import { allInPayProvider } from './services/allinpay/provider'
import { allInPayRoutes } from './services/allinpay/routes'
import { coreRoutes } from './services/core/routes'
import { hostedPayProvider } from './services/hosted-pay/provider'
import { hostedPayRoutes } from './services/hosted-pay/routes'
import { miniProgramRoutes, webViewPage } from './services/mini-program/routes'
import { idCardRoutes } from './services/ocr/id-card'
import { ocrRoutes } from './services/ocr/routes'
import { oidcRoutes, type Colleague } from './services/oidc/routes'
import { realnameRoutes } from './services/realname/routes'
import { smsRoutes } from './services/sms/routes'
import { underwritingRoutes } from './services/underwriting/routes'
import type { SandboxParts } from './world/parts'

/** What the gateway passes to the sandbox. */
export type SandboxOptions = Pick<SandboxParts, 'keys' | 'captchaAnswer'> &
  Omit<WechatSandboxOptions, 'keys' | 'providers' | 'webViewPage' | 'alongside' | 'onReset'> & {
    /** Deletes the gateway's data. */
    onReset: () => Promise<void>
    /** The address at which the gateway reaches the simulators. Without it no sign-in is played. */
    origin?: string
    /** Who can sign in at the company's provider. */
    colleagues?: readonly Colleague[]
  }

/**
 * The sandbox under `/sandbox`: WeChat, played by its package, and beside it the other outside
 * services and their test controls. The gateway mounts it only with SANDBOX=on, never in production
 * (env.ts).
 */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { keys, captchaAnswer, origin, colleagues = [], faults } = options
  if (origin !== undefined)
    await oidcRoutes(app, { issuer: `${origin}/sandbox/oidc`, keys, faults, colleagues })
  await app.register(wechatSandboxPlugin, {
    ...options,
    webViewPage,
    providers: {
      ALLINPAY: allInPayProvider(keys),
      PA_PAY: hostedPayProvider(keys, 'PA_PAY'),
      BANK_PAY: hostedPayProvider(keys, 'BANK_PAY'),
    },
    alongside: (scope, played) => {
      const parts: SandboxParts = { ...played, keys, captchaAnswer }
      for (const mount of [
        allInPayRoutes,
        hostedPayRoutes,
        smsRoutes,
        realnameRoutes,
        ocrRoutes,
        idCardRoutes,
        sampleDocumentRoute,
        underwritingRoutes,
        coreRoutes,
        miniProgramRoutes,
        inboxRoutes,
      ])
        mount(scope, parts)
    },
  })
}
