import { BrowserEnv } from '@/domain/address/browser-env'
import type { PageKey } from '@/routes/pages'
import { useVisit } from '@/stores/visit'
import { fetchPreConfig } from './city/pre-config'

/**
 * Starts the work beside a page that was shown: the city's configuration (specification section 7)
 * and, inside WeChat, the JS-SDK and the binding.
 */
export const onPageShow = async (page: PageKey): Promise<void> => {
  const { context, env } = useVisit.getState()
  fetchPreConfig({ ...context, env, isHome: page === 'insure' })
  if (env !== BrowserEnv.BROWSER) await (await import('./wechat/wechat.h5')).openToWechat()
}
