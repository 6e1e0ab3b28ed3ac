import type { Route } from '@playwright/test'

/** A page that did not come, in the words of the frame around it. */
const failed = `<script>parent.postMessage({ webViewFailed: true }, '*')</script>`

/** Headers by which a site keeps out of other sites' frames; a web view is none. */
const FRAMING = ['x-frame-options', 'content-security-policy']
/** Of the bytes as they came; the document gets a script more. */
const OF_BYTES = ['content-length', 'content-encoding']

/** Answers a frame's request for its document, with WeChat's script before all of its own. */
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
