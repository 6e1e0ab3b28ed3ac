import type { FastifyRequest } from 'fastify'
import { headers } from '@/contract/envelope'

/**
 * The shapes of the client headers that may enter the log. Anybody can write anything into a
 * header, so other values are dropped. A `scene` is a WeChat scene number, or a name given by a
 * partner: capitals with the kind of app at the end, such as `YSS_WXAPP`.
 */
const shapes = {
  version: /^\d{1,3}(\.\d{1,3}){1,3}$/,
  scene: /^(\d{4}|[A-Z_]{2,32}|[a-z-]{2,32})$/,
}

export const clientOf = ({
  headers: sent,
}: FastifyRequest): { version?: string; scene?: string } => {
  const told = (name: keyof typeof shapes) => {
    const value = sent[headers[name]]
    return typeof value === 'string' && shapes[name].test(value) ? { [name]: value } : {}
  }
  return { ...told('version'), ...told('scene') }
}
