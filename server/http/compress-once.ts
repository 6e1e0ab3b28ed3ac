import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'

export const OPENAPI_PATH = '/openapi.json'
/** These answer a text that is the same for everybody: of the catalogue, or of the contract. */
const paths = new Set([...[calls.readConfig, calls.getConfig].map(pathOf), OPENAPI_PATH])

/** How many texts are kept. The oldest gives way. */
const MOST = 100
/** Shorter texts (characters) are not worth it. */
const SHORTEST = 1024

const packers = {
  // Done once, brotli may take longer than usual, which makes a text a sixth smaller. Pages are drawn
  // anew each second.
  br: (text: string, isPage: boolean) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isPage ? 5 : 9 },
    }),
  gzip: (text: string) => promisify(gzip)(text),
}
type Encoding = keyof typeof packers

/**
 * Compresses texts and pages once and not for each visitor: they are the longest answers, and whoever
 * opens a product asks for them. @fastify/compress leaves alone what is compressed already.
 */
export function compressTextsOnce(app: FastifyInstance): void {
  const known = { br: new Map<string, Promise<Buffer>>(), gzip: new Map<string, Promise<Buffer>>() }
  const packed = (text: string, encoding: Encoding, isPage: boolean): Promise<Buffer> => {
    const texts = known[encoding]
    const found = texts.get(text)
    if (found) return found
    const [oldest] = texts.keys()
    if (oldest !== undefined && texts.size >= MOST) texts.delete(oldest)
    const made = packers[encoding](text, isPage)
    texts.set(text, made)
    return made
  }
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORTEST) return payload
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    const isKept = isPage || paths.has(routeOptions.url ?? '')
    const encoding = isKept && encodingFor(headers['accept-encoding'])
    if (!encoding) return payload
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.headers({ 'content-encoding': encoding, vary })
    return packed(payload, encoding, isPage)
  })
}

/** The better one of those that have no weight, which would have to be compared. */
const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined => {
  const encodings = typeof accepted === 'string' ? accepted.split(',').map((one) => one.trim()) : []
  return (['br', 'gzip'] as const).find((encoding) => encodings.includes(encoding))
}
