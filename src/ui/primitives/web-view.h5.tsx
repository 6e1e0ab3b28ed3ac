import type { WebViewProps } from './web-view.types'
import './web-view.css'

/**
 * A page of another host in a frame: it may run and send what is typed into it, and neither leave
 * the frame nor open windows. A frame does not tell that its page did not come.
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
