import { BrowserEnv } from '@/domain/address/browser-env'
import type { HandOver } from '@/domain/address/hand-over'
import { arrival, rewrite } from '@/platform/address'
import {
  hasAddresses,
  hasNativePages,
  inMiniProgramWebView,
  onUnknownPage,
  reloadWhenRestored,
  userAgent,
  watchFaults,
} from '@/platform/app'
import { reportFault } from '@/platform/fault'
import { receiveHandOver } from '@/platform/hosts/web-view/hand-over-state'
import { reLaunch, resolveLinks } from '@/platform/navigation'
import { connectLinks } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { ownAddress } from '@/routes/resolve'
import { keepHandedAppId, startVisit, useVisit } from '@/stores/visit'
import { loadHost } from '@/subjects/wechat'
import { normaliseAddress } from './normalise-address'

/**
 * Runs once, before the router reads the address. It applies aliases and entry rules, updates the
 * address bar, sets the visit's context and environment, and makes every link carry the context.
 * Answers what the surrounding mini-program knows of 长辈版.
 */
export const start = (): Pick<HandOver, 'elder'> => {
  watchFaults(reportFault)
  reloadWhenRestored()
  const handed = hasAddresses ? receiveHandOver(arrival().search) : {}
  if (hasAddresses) keepHandedAppId(handed.appId)
  const entry = normaliseAddress({
    ...arrival(),
    userAgent: userAgent(),
    inMiniProgram: inMiniProgramWebView(),
  })
  rewrite(entry.address)
  resolveLinks(ownAddress)
  connectLinks(() => useVisit.getState().context)
  startVisit({
    context: entry.context,
    env: hasNativePages ? BrowserEnv.WECHAT_MNP : entry.env,
  })
  // The web build resolves every address before the router does, and has no host that addresses the
  // application as a whole.
  if (hasNativePages) {
    onUnknownPage(({ cityCode, productCode }) => {
      void reLaunch(pathTo('insure', { cityCode, productCode }))
    })
    void loadHost().then(({ connectHost }) => connectHost())
  }
  return { elder: handed.elder }
}
