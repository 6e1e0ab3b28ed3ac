import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { refuse } from '../context/answer'
import type { Context } from '../context/context'
import { publicOrigin } from '../context/origin'
import { drawDocument } from '../document/document'
import { documentsPath } from '../document/ticket'
import { sendAnswer } from './envelope'

const asked = v.object({ ticket: v.pipe(v.string(), v.maxLength(1000)) })
/** The number of documents per minute for one address. Drawing one takes a tenth of a second. */
const DOCUMENTS = { max: 60, timeWindow: 60_000, allowList: [] }

/**
 * Serves policy documents and receipts as PDF. The ticket in the address is the permission; it is
 * valid for minutes.
 */
export function documentRoutes(app: FastifyInstance, ctx: Context): void {
  app.get(documentsPath, { config: { rateLimit: DOCUMENTS } }, async (request, reply) => {
    const read = v.safeParse(asked, request.query)
    const origin = publicOrigin(ctx, { origin: `${request.protocol}://${request.host}` })
    const drawn = read.success
      ? await drawDocument(ctx, read.output.ticket, origin)
      : refuse('NOT_FOUND')
    if (!drawn.ok) return sendAnswer(reply, drawn)
    const { name, bytes } = drawn.value
    return (
      reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `inline; filename="paper.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        // A browser shows a PDF in a frame of its own, which the gateway's usual policy would
        // forbid.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .send(bytes)
    )
  })
}
