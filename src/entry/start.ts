import { arrival, rewrite } from '@/platform/address'
import { inMiniProgramWebView, target, userAgent } from '@/platform/device'
import { BrowserEnv } from '@/domain/browserEnv'
import { chosenLanguage, type SpokenLanguage } from '@/stores/language'
import { startVisit } from '@/stores/visit'
import { normaliseAddress } from './normaliseAddress'

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
