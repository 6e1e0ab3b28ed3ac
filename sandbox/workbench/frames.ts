import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isNative, isPhone, isWorkbench, phoneOrigins, workbenchOrigin } from './native/names'

/** The script at the beginning of a page in a phone. */
const scriptOf = (request: FastifyRequest): string => {
  if (!isNative(request)) return 'phone.js'
  const isHost = /^\/sandbox\/weapp\/(\?|$)/.test(request.url)
  return isHost ? 'native-phone.js' : 'weapp/inside-web-view.js'
}

/**
 * Lets the workbench frame pages under the host name of a phone, and adds the script that tells it
 * their address. Under other host names the gateway's policy stays: no frames.
 */
export function frameHooks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // Helmet wrote the policy without regard to the host name.
    const { raw } = reply
    const policy = raw.getHeader('content-security-policy')
    const allow = (directive: string, sources: string): void => {
      const rest = String(policy)
        .split(';')
        .filter((part) => !part.trimStart().startsWith(`${directive} `))
      raw.setHeader('content-security-policy', [...rest, `${directive} ${sources}`].join(';'))
    }
    if (isWorkbench(request)) allow('frame-src', phoneOrigins(request))
    if (!isPhone(request)) return payload
    raw.removeHeader('x-frame-options')
    // The web view of a native phone is a frame within its frame.
    const ancestors = isNative(request) ? "'self' " : ''
    allow('frame-ancestors', ancestors + workbenchOrigin(request))
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    return isPage && typeof payload === 'string'
      ? payload.replace(
          '<head>',
          () => `<head><script src="/sandbox/${scriptOf(request)}"></script>`,
        )
      : payload
  })
}
