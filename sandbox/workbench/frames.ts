import type { FastifyInstance } from 'fastify'
import { isPhone, isWorkbench, phoneOrigins, workbenchOrigin } from './names'

const script = '<script src="/sandbox/phone.js"></script>'

/**
 * Pages under the name of a phone may be framed by the workbench, and begin with the script by which
 * it reads their address. Under every other name the gateway's own policy stays: no frames at all.
 */
export function frameHooks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // The policy was written by helmet, which knows no names.
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
