import { BrowserEnv, isEnvAllowed, type DetectedEnv } from '@/domain/address/browser-env'
import type { ErrorPageType } from '@/routes/error-types'

/** Why a page does not open here; undefined when it opens. */
export const environmentRefusal = ({
  env,
  only,
}: {
  env: DetectedEnv
  only?: BrowserEnv | undefined
}): ErrorPageType | undefined => {
  if (only === undefined || isEnvAllowed({ env, only })) return undefined
  switch (only) {
    case BrowserEnv.BROWSER:
      return 'browserOnly'
    case BrowserEnv.WECHAT_OA:
      return 'oaOnly'
    case BrowserEnv.WECHAT_MNP:
    case BrowserEnv.WECHAT:
      return 'wechatOnly'
  }
}
