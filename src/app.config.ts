import type { AppConfig } from '@tarojs/taro'
import { manifestFor } from './routes/manifest'

// eslint-disable-next-line no-restricted-globals -- a build setting, read by Taro's command alone
const manifest = manifestFor(process.env['TARO_ENV'] === 'weapp' ? 'weapp' : 'h5')

/** What only WeChat understands. Colours are names of theme.json, in light and dark. */
const weapp: Partial<AppConfig> = {
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents',
  /** Calls that touch personal data wait until the person agrees: flows/host. */
  __usePrivacyCheck__: true,
  window: {
    navigationBarTitleText: '惠民保',
    navigationBarBackgroundColor: '@navigationBarBackgroundColor',
    navigationBarTextStyle: '@navigationBarTextStyle' as 'black',
    backgroundColor: '@backgroundColor',
    backgroundTextStyle: '@backgroundTextStyle' as 'dark',
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
