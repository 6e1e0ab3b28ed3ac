import { define } from '../logic/define'
import { tellOnLeaving } from '../logic/stack'
import { realAddress } from '../shell/real-address'
import { navigation } from '../wx/navigation'

/** Functions of `wx.miniProgram` that a page in a web view may call. */
const ALLOWED = ['navigateTo', 'redirectTo', 'navigateBack', 'switchTab', 'reLaunch']

interface Asked {
  readonly webViewCall?: number
  readonly webViewFailed?: true
  readonly name?: string
  readonly arg?: Readonly<Record<string, unknown>>
}

const call = async ({ name = '', arg = {} }: Asked): Promise<string> => {
  const own = navigation[name] as ((options: object) => Promise<unknown>) | undefined
  if (!own || !ALLOWED.includes(name)) return `${name}:fail not supported`
  return own(arg).then(
    () => `${name}:ok`,
    (failure: unknown) =>
      failure instanceof Object && 'errMsg' in failure ? String(failure.errMsg) : String(failure),
  )
}

/**
 * A web page that covers the page around it. Its posts arrive all at once, and only when the
 * person goes back or shares, or when the web view closes.
 */
export const defineWebView = (): void =>
  define('web-view', { src: [String, ''] }, ({ host, get, fire }) => {
    const frame = document.createElement('iframe')
    host.append(frame)
    let posted: unknown[] = []
    const deliver = () => {
      if (posted.length > 0) fire('message', { data: posted })
      posted = []
    }
    const fail = () => {
      const url = String(get('src'))
      fire('error', { url, fullUrl: url })
    }
    window.addEventListener('message', ({ source, data }: MessageEvent<Asked | null>) => {
      if (source !== frame.contentWindow || !data) return
      if (data.webViewFailed) return fail()
      const { webViewCall } = data
      if (webViewCall === undefined) return
      const answer = (errMsg: string) =>
        frame.contentWindow?.postMessage({ webViewAnswer: webViewCall, errMsg }, '*')
      if (data.name === 'postMessage') {
        posted.push(data.arg?.['data'])
        return answer('postMessage:ok')
      }
      void call(data).then(answer)
    })
    frame.addEventListener('load', () => {
      if (frame.src) fire('load', { src: frame.src })
    })
    tellOnLeaving(host, deliver)
    return {
      changed: {
        src: (src: string) => {
          if (!src) return
          const real = realAddress(src)
          if (real === undefined) fail()
          else frame.src = real
        },
      },
    }
  })
