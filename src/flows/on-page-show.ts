import { BrowserEnv } from '@/domain/address/browser-env'
import type { PageKey } from '@/routes/pages'
import { useVisit } from '@/stores/visit'
import { fetchPreConfig } from './pre-config'

/**
 * What a page that was shown sets going beside itself: what is asked of its city before every page
 * (specification section 7), and inside WeChat what WeChat must know.
 */
export const onPageShow = async (page: PageKey): Promise<void> => {
  const { context, env } = useVisit.getState()
  fetchPreConfig({ ...context, env, isHome: page === 'insure' })
  if (env !== BrowserEnv.BROWSER) await (await import('./wechat.h5')).openToWechat()
}
