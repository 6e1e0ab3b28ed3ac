import { WebView as WeappWebView } from '@tarojs/components'
import type { WebViewProps } from './shown.types'

export const WebView = ({ src, onFailed }: WebViewProps) => (
  <WeappWebView src={src} onError={onFailed} />
)
