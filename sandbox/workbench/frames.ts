import type { FastifyInstance } from 'fastify'
import { isPhone, isWorkbench, phoneOrigins, workbenchOrigin } from './names'

const script = '<script src="/sandbox/phone.js"></script>'

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
    allow('frame-ancestors', workbenchOrigin(request))
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    return isPage && typeof payload === 'string'
      ? payload.replace('<head>', () => `<head>${script}`)
      : payload
  })
}
