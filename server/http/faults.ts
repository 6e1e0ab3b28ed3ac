import type { FastifyReply } from 'fastify'
import type { Answer } from '../context/answer'

/** A wrapper around every call. The sandbox uses it to cause the faults that testers ordered. */
export interface Faults {
  /** Answers undefined when it has already sent or cut the reply itself. */
  around(
    cmd: string,
    reply: FastifyReply,
    work: () => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown> | undefined>
}
