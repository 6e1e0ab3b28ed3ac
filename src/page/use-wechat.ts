import { BrowserEnv } from '@/domain/address/browser-env'
import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import { useVisit } from '@/stores/visit'

/** What WeChat is asked about each page it shows; nothing of it is loaded in a plain browser. */
export const useWechat = (): void =>
  usePageShow(() => {
    if (target === 'h5' && useVisit.getState().env !== BrowserEnv.BROWSER)
      void import('@/flows/wechat').then(
        ({ openToWechat }) => openToWechat(),
        () => undefined,
      )
  })
