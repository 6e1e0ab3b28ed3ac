import type { FastifyReply } from 'fastify'
import { errorCodes } from '@/contract/errors'
import type { FaultTable } from '@huimin/wechat-sandbox'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The refusal that the gateway answers instead of doing the work. */
type Broken = { ok: false; code: 'UNKNOWN'; message?: string }

/**
 * Causes the faults that testers ordered for a call. `delay` and `drop` happen after the work, so
 * that the caller does not know its outcome.
 */
export const createFaults = (table: FaultTable) => ({
  around: async <A>(
    cmd: string,
    reply: FastifyReply,
    work: () => Promise<A>,
  ): Promise<A | Broken | undefined> => {
    const fault = table.take(cmd)
    switch (fault?.mode) {
      case undefined:
        return work()
      case 'http500':
        return { ok: false, code: 'UNKNOWN', ...(fault.message && { message: fault.message }) }
      case 'authFailed':
        // The old form of a lost login is a bare string.
        await reply.code(200).type('text/plain').send('AuthFailed')
        return undefined
      case 'code': {
        const { code = errorCodes.UNKNOWN, message = '' } = fault
        const number = typeof code === 'number' ? code : errorCodes.UNKNOWN
        const extra = typeof code === 'string' ? { extra: { code, codeMsg: message } } : {}
        await reply.send({ code: number, message, ...extra })
        return undefined
      }
      case 'delay': {
        const answer = await work()
        await pause(fault.delayMs ?? 0)
        return answer
      }
      case 'drop':
        await work()
        reply.hijack()
        reply.raw.destroy()
        return undefined
    }
  },
})
