import type { FastifyInstance } from 'fastify'

/** Whether an address is of this sandbox, or of a page that it serves. */
export type IsOwnHost = (address: URL, host: string) => boolean

export const isSameHost: IsOwnHost = ({ host: other }, host) => other === host

const reads = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what pages of other sites send, because any page that a tester has open could empty the
 * sandbox or decide a payment. Browsers name the sending page in `origin`, or say that it is of
 * another site. Scripts and gateways name none.
 */
export function refuseOtherSites(app: FastifyInstance, isOwnHost: IsOwnHost = isSameHost): void {
  app.addHook('onRequest', async ({ method, headers, host }, reply) => {
    if (reads.includes(method)) return
    const { origin } = headers
    const isOther =
      origin === undefined
        ? headers['sec-fetch-site'] === 'cross-site'
        : !URL.canParse(origin) || !isOwnHost(new URL(origin), host)
    if (isOther) return reply.code(403).send({ error: 'OTHER_ORIGIN' })
  })
}
