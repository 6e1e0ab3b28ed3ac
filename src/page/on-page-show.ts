import { fetchPreConfig } from '@/api/city-config'
import { BrowserEnv } from '@/domain/address/browser-env'
import { host } from '@/platform/environment'
import type { PageKey } from '@/routes/pages'
import { useVisit } from '@/stores/visit'
import { loadWechat } from '@/subjects/wechat'

/** A question on these pages would be gone before it is read. */
const leadsOn: readonly PageKey[] = ['transfer', 'outerTransferV2']

/**
 * Starts the work beside a page that was shown: the city's configuration and, inside WeChat, the
 * offer of 长辈版, the JS-SDK and the binding.
 */
export const onPageShow = async (page: PageKey): Promise<void> => {
  const { context, env } = useVisit.getState()
  fetchPreConfig({ ...context, env, isHome: page === 'insure' })
  const isWechat = host() === 'official-account' || host() === 'web-view'
  if (isWechat && !leadsOn.includes(page))
    void import('./offer-elder-mode').then(
      ({ offerElderMode }) => offerElderMode(),
      () => undefined,
    )
  if (env !== BrowserEnv.BROWSER) await (await loadWechat()).openToWechat()
}
