import type { FastifyReply } from 'fastify'
import { errorCodes } from '@/contract/errors'
import type { FaultTable } from './faults'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What the gateway answers instead of the work. */
type Broken = { ok: false; code: 'UNKNOWN'; message?: string }

/** Faults that testers order for a call. `delay` and `drop` happen after the work: they leave the caller not knowing. */
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
        // The old form of a lost login (specification section 8): a bare string.
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
