import { failed, failureOf, unsupported, type PortResult } from '../failure'

/** The object that WeChat adds to its pages. A browser that only claims to be WeChat has none. */
interface Bridge {
  invoke(name: string, options: object, answer: (result: Answer) => void): void
}
type Answer = Readonly<Record<string, unknown>> & { errMsg?: string; err_msg?: string }

const bridge = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge

export const hasBridge = (): boolean => bridge() !== undefined

const READY_MS = 5_000

/** WeChat adds its bridge after the page starts; false if it does not appear. */
export const bridgeReady = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (hasBridge()) return resolve(true)
    document.addEventListener('WeixinJSBridgeReady', () => resolve(hasBridge()), { once: true })
    setTimeout(() => resolve(hasBridge()), READY_MS)
  })

/**
 * Calls WeChat and answers its result. WeChat writes `name:ok`, `name:cancel` or `name:fail ...`
 * into `errMsg` or, for payments, into `err_msg`.
 */
export const invoke = (name: string, options: object): Promise<PortResult<Answer>> =>
  new Promise((resolve) => {
    const found = bridge()
    if (!found) return resolve(unsupported('WeixinJSBridge is not there'))
    found.invoke(name, options, (answer) => {
      const words = answer.errMsg ?? answer.err_msg ?? ''
      if (/:(ok|confirm)/.test(words)) return resolve({ ok: true, value: answer })
      resolve(words === '' ? failed(`${name} gave no answer`) : failureOf({ errMsg: words }))
    })
  })
