import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Product } from '../catalogue/product'
import { refuse } from '../context/answer'
import type { Context } from '../context/context'
import { pageInfoOf } from '../product/product'
import { withHead, type Head } from './document'
import { sendAnswer } from './envelope'
import { createLanding, type Landing } from './landing'
import { createMinuteCounts } from './read-limit'

const YEAR = 'public, max-age=31536000, immutable'
/**
 * Matches names such as `js/app.1a2b3c.js`. A changed file gets another name (config/h5.ts), so it
 * can be cached for a year.
 */
const HASHED = /\.[0-9a-f]{6,}\.(js|css)(\.map)?$/

/**
 * How many product pages are drawn for one address in a minute. Each takes some milliseconds, and any
 * other query makes another one. Whoever comes after that is not refused: the page draws itself.
 */
const MOST_DRAWN = 300

/**
 * Serves the H5 build. Every address that is not a file or a call is a page of the single-page app.
 */
export async function storefront(
  app: FastifyInstance,
  { root, ctx, head }: { root: string; ctx: Context; head: Head },
): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  const html = built ? readFileSync(join(root, 'index.html'), 'utf8') : undefined
  const landing = html === undefined ? undefined : createLanding(root, html)
  if (built)
    await app.register(fastifyStatic, {
      root,
      // The handler below answers index.html, because it adds what only this gateway knows.
      index: false,
      cacheControl: false,
      preCompressed: existsSync(join(root, 'index.html.gz')),
      setHeaders: (response, path) => {
        const cached = HASHED.test(path) ? YEAR : path.endsWith('.html') ? 'no-store' : 'no-cache'
        response.header('cache-control', cached)
      },
    })

  const countDrawn = createMinuteCounts()
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, query } = readUrl(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isPage = reads && !/\.\w+$/.test(pathname) && !isApi(pathname)
    if (html === undefined || !isPage) return sendAnswer(reply, refuse('ADDRESS_UNKNOWN'))
    const mayDraw = () => countDrawn(request) <= MOST_DRAWN
    const page = landing && drawn(ctx, landing, { pathname, search, query, mayDraw })
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withHead(page ?? html, head({ cookie: request.headers.cookie })))
  }
  if (built) app.get('/', answer)
  app.setNotFoundHandler(answer)
}

interface Asked {
  pathname: string
  /** The query as it was sent, without its question mark. */
  search: string
  query: URLSearchParams
  mayDraw(): boolean
}

/**
 * The document with the page's first screen, if there is one. First screens exist only in Chinese
 * and, except for the product page, only in the usual words; so a product with words of its own
 * gets none.
 */
const drawn = (
  ctx: Context,
  landing: Landing,
  { pathname, search, query, mayDraw }: Asked,
): string | undefined => {
  const product = ctx.catalogue.product(query.get('cityCode') ?? '', query.get('productCode') ?? '')
  if (pathname !== '/insure') return hasOwnWords(product) ? undefined : landing.page(pathname)
  const page = product?.pageAs(query.get('cfgUA') ?? '')
  return product && page && landing.product(page, pageInfoOf(ctx, product), search, mayDraw)
}

const hasOwnWords = (product?: Product): boolean => Object.keys(product?.wording ?? {}).length > 0

/**
 * Splits the address by hand, because a caller may send text that is not a valid URL (`//`,
 * `/\\x`).
 */
const readUrl = (url: string): Omit<Asked, 'mayDraw'> => {
  const [pathname = '', ...rest] = url.split('?')
  const search = rest.join('?')
  return { pathname, search, query: new URLSearchParams(search) }
}

const isApi = (pathname: string): boolean =>
  /^\/(api|rpc|v1|v3|sandbox|notify|wechat)(\/|$)/.test(pathname)
