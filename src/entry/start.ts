import { BrowserEnv } from '@/domain/address/browser-env'
import { arrival, rewrite } from '@/platform/address'
import { inMiniProgramWebView, target, userAgent } from '@/platform/device'
import { chosenLanguage, type SpokenLanguage } from '@/stores/language'
import { startVisit } from '@/stores/visit'
import { normaliseAddress } from './normalise-address'

/**
 * Runs once, before the router looks at the address: aliases and entry rules are applied, the
 * address bar shows the result, and the visit knows its context and environment. Answers the
 * language to speak.
 */
export const start = (): { language: SpokenLanguage } => {
  const entry = normaliseAddress({
    ...arrival(),
    userAgent: userAgent(),
    inMiniProgram: inMiniProgramWebView(),
  })
  rewrite(entry.address)
  startVisit({
    context: entry.context,
    env: target === 'weapp' ? BrowserEnv.WECHAT_MNP : entry.env,
  })
  return { language: chosenLanguage(entry.query['lang']) }
}
