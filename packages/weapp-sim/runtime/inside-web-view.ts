/**
 * The script that WeChat puts into a page of a web view, before the page's own scripts. The bridge
 * exists only once the document is parsed; an event announces it.
 */
declare const __APP_ID__: string

const agent = `MicroMessenger/8.0.50 miniProgram/${__APP_ID__}`
Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} ${agent}` })

let lastCall = 0
const answers = new Map<number, (answer: object) => void>()

window.addEventListener('message', ({ source, data }) => {
  const { webViewAnswer, ...answer } = (data ?? {}) as { webViewAnswer?: number }
  if (source !== window.parent || webViewAnswer === undefined) return
  answers.get(webViewAnswer)?.(answer)
  answers.delete(webViewAnswer)
})

const invoke = (
  name: string,
  options: { name?: string; arg?: object },
  answer?: (said: object) => void,
) => {
  if (name !== 'invokeMiniProgramAPI') return answer?.({ err_msg: `${name}:fail not supported` })
  const id = ++lastCall
  if (answer) answers.set(id, answer)
  window.parent.postMessage({ webViewCall: id, name: options.name, arg: options.arg }, '*')
}

document.addEventListener('DOMContentLoaded', () => {
  Object.assign(window, { __wxjs_environment: 'miniprogram', WeixinJSBridge: { invoke } })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
})
