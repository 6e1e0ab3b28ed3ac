import type { WebViewProps } from './shown.types'
import './web-view.css'

/**
 * A page of another host in a frame. It may run scripts and submit forms, but it cannot leave the
 * frame or open windows. A frame does not report that its page failed to load.
 */
export const WebView = ({ src, title }: WebViewProps) => (
  <iframe
    className="hm-web-view"
    src={src}
    title={title}
    sandbox="allow-scripts allow-same-origin allow-forms"
    referrerPolicy="no-referrer"
  />
)
