import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page that shows its environment as text and does what its address says. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>site</title>
    <script>
      const early = String(window.__wxjs_environment)
      const asked = new URLSearchParams(location.search)
      const say = (text) => document.body.append(Object.assign(document.createElement('p'), { textContent: text }))
      const ask = (name, arg, answer = () => undefined) =>
        WeixinJSBridge.invoke('invokeMiniProgramAPI', { name, arg }, answer)
      document.addEventListener('click', () => say('tapped'))
      document.addEventListener('WeixinJSBridgeReady', () => {
        say('agent: ' + (/miniProgram/.test(navigator.userAgent) ? 'in a mini-program' : 'a browser'))
        say('at first: ' + early)
        say('later: ' + String(window.__wxjs_environment))
        const { open, call, post } = Object.fromEntries(asked)
        if (open) ask('navigateTo', { url: open })
        if (call) ask(call, {}, ({ errMsg }) => say('answer: ' + errMsg))
        const posts = post ? post.split(',') : []
        posts.forEach((data, index) =>
          ask('postMessage', { data }, () => say('posted: ' + (index + 1))),
        )
      })
    </script>
  </head>
  <body style="min-height: 100vh"></body>
</html>`

export interface Site {
  readonly origin: string
  readonly close: () => void
}

/** Serves the page for the web view. */
export const openSite = async (): Promise<Site> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => void server.close() }
}
