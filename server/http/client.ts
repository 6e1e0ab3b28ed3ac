import type { FastifyRequest } from 'fastify'
import { headers } from '@/contract/envelope'

/**
 * What a log may keep of how the person came, by shape: anybody writes anything into a header. Doors
 * are WeChat's numbers, or named by partners: capitals with the app's kind behind, `YSS_WXAPP`.
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
