import type { Route } from 'playwright-core'

/** The document in place of a page that did not load. It tells the frame's owner of the failure. */
const failed = `<script>parent.postMessage({ webViewFailed: true }, '*')</script>`

/** Headers that forbid frames of other sites. A real web view is not a frame and ignores them. */
const FRAMING = ['x-frame-options', 'content-security-policy']
/** Headers that describe the original bytes, which the added script changes. */
const OF_BYTES = ['content-length', 'content-encoding']

/** Answers a frame's request for its document and puts WeChat's script before the page's own. */
export const fulfilDocument = async (route: Route, wechat: string): Promise<void> => {
  try {
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(
        ([name]) => ![...FRAMING, ...OF_BYTES].includes(name.toLowerCase()),
      ),
    )
    const isPage = headers['content-type']?.startsWith('text/html')
    const page = await response.text()
    const [declaration = ''] = /^\s*<!doctype[^>]*>/i.exec(page) ?? []
    const body = `${declaration}<script>${wechat}</script>${page.slice(declaration.length)}`
    await route.fulfill({ response, headers, ...(isPage ? { body } : {}) })
  } catch {
    await route.fulfill({ contentType: 'text/html', body: failed })
  }
}
