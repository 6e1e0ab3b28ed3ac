import type { AppConfig } from '@tarojs/taro'
import { frameworkManifest, preloadRule } from './routes/manifest'

/* eslint-disable no-restricted-globals -- build settings, read by Taro's command alone */
const manifest = frameworkManifest(
  process.env['TARO_ENV'] === 'weapp' ? 'weapp' : 'h5',
  process.env['DEPLOYMENT'] === 'prd',
)
/* eslint-enable no-restricted-globals */

/**
 * Only for finding the nearest city and hospital (platform/device). `WEAPP_LOCATION=off` leaves it
 * out, for an account to which WeChat has not opened the interface.
 */
const location: Partial<AppConfig> =
  // eslint-disable-next-line no-restricted-globals -- a setting of the build
  process.env['WEAPP_LOCATION'] === 'off'
    ? {}
    : {
        requiredPrivateInfos: ['getFuzzyLocation'],
        permission: { 'scope.userFuzzyLocation': { desc: '用于找到离您最近的在售城市和医院' } },
      }

/** What only WeChat understands. Colours are names of theme.json, in light and dark. */
const weapp: Partial<AppConfig> = {
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents',
  preloadRule: preloadRule(),
  /** Calls that touch personal data wait until the person agrees: flows/host. */
  __usePrivacyCheck__: true,
  ...location,
  window: {
    navigationBarTitleText: '惠民保',
    navigationBarBackgroundColor: '@navigationBarBackgroundColor',
    navigationBarTextStyle: '@navigationBarTextStyle',
    backgroundColor: '@backgroundColor',
    backgroundTextStyle: '@backgroundTextStyle',
  },
}

const h5: Partial<AppConfig> & { animation: boolean } = {
  window: { navigationBarTitleText: '惠民保' },
  /** A page that goes Back at once would otherwise stay hidden by the timer of the animation. */
  animation: false,
}

const config: AppConfig = {
  pages: manifest.pages,
  subPackages: manifest.subPackages,
  // eslint-disable-next-line no-restricted-globals -- a setting of the build, read by Taro here
  ...(process.env.TARO_ENV === 'weapp' ? weapp : h5),
}

export default config
