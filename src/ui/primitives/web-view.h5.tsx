import type { WebViewProps } from './web-view.types'

/** Only the mini-program shows web pages inside a page of its own. */
export const WebView = (_props: WebViewProps) => null
