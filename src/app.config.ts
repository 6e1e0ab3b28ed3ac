import type { AppConfig } from '@tarojs/taro'
import { manifest } from './routes/manifest'

const config: AppConfig & { animation: boolean } = {
  pages: manifest.pages,
  subPackages: manifest.subPackages,
  window: {
    navigationBarTitleText: '惠民保',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    backgroundColor: '#f6f5f3',
  },
  /** A page that goes Back at once would otherwise stay hidden by the timer of the animation. */
  animation: false,
  lazyCodeLoading: 'requiredComponents',
}

export default config
