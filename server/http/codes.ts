import type { FastifyInstance } from 'fastify'
import qrcode from 'qrcode-generator'
import * as v from 'valibot'
import { codeKinds } from '@/contract/popups'
import { codesOf } from '../catalogue/product'
import { refuse } from '../context/answer'
import type { Context } from '../context/context'
import { sendAnswer } from './envelope'

const asked = v.object({
  cityCode: v.string(),
  productCode: v.string(),
  kind: v.picklist(codeKinds),
})

/** QR codes change only with the catalogue, that is, with a release. */
const AN_HOUR = 'public, max-age=3600'
const DOT = 4
const QUIET = 4

/** The drawn codes by their address. The catalogue names a few for each product. */
const known = new Map<string, string>()

const drawn = (address: string): string => {
  const kept = known.get(address)
  if (kept !== undefined) return kept
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const picture = code.createSvgTag({ cellSize: DOT, margin: DOT * QUIET, scalable: true })
  known.set(address, picture)
  return picture
}

/**
 * Serves the QR codes of a product as SVG pictures (contract/popups). Each one leads to an
 * address that the operator set.
 */
export const codeRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.get('/codes/:cityCode/:productCode/:kind.svg', async (request, reply) => {
    const wanted = v.safeParse(asked, request.params)
    const { cityCode = '', productCode = '', kind } = wanted.success ? wanted.output : {}
    const product = ctx.catalogue.product(cityCode, productCode)
    const address = kind && product && codesOf(product)[kind]
    if (!address) return sendAnswer(reply, refuse('NOT_FOUND'))
    return (
      reply
        .type('image/svg+xml')
        .header('cache-control', AN_HOUR)
        // A mini-program in DevTools loads the picture from another origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(drawn(address))
    )
  })
}
