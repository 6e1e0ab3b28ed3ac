import type { FastifyReply } from 'fastify'
import type { Answer } from '../context/answer'

/** What may be put around every call; the sandbox puts faults there that testers ordered. */
export interface Faults {
  /** Undefined when the reply has been sent, or cut, here. */
  around(
    cmd: string,
    reply: FastifyReply,
    work: () => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown> | undefined>
}
