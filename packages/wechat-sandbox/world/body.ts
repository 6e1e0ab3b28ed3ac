import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

/** Answers 400 with the faults of each field. */
const refuse = (reply: FastifyReply, issues: string[]) =>
  reply.code(400).send({ error: 'INVALID_REQUEST', issues })

/**
 * Calls a handler only if its input has the right shape. The input is JSON text or a parsed query.
 */
export const checked =
  <S extends v.GenericSchema>(
    schema: S,
    from: 'body' | 'query',
    handle: (
      input: v.InferOutput<S>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const input = from === 'query' ? request.query : parseJson(request.body)
    if (input === undefined) return refuse(reply, ['the body is not JSON'])
    const parsed = v.safeParse(schema, input)
    if (parsed.success) return handle(parsed.output, request, reply)
    return refuse(
      reply,
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`),
    )
  }

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined
  } catch {
    return undefined
  }
}
