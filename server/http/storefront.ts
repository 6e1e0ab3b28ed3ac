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

const YEAR = 'public, max-age=31536000, immutable'
/** `js/app.1a2b3c.js`: a changed file has another name (config/h5.ts). */
const HASHED = /\.[0-9a-f]{6,}\.(js|css)(\.map)?$/

/** The H5 build: every address that is no file is a page of the single-page app. */
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
      // The pages answer below, with what only this gateway knows in them.
      index: false,
      cacheControl: false,
      preCompressed: existsSync(join(root, 'index.html.gz')),
      setHeaders: (response, path) => {
        const cached = HASHED.test(path) ? YEAR : path.endsWith('.html') ? 'no-store' : 'no-cache'
        response.header('cache-control', cached)
      },
    })

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, query } = readUrl(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isPage = reads && !/\.\w+$/.test(pathname) && !isApi(pathname)
    if (html === undefined || !isPage) return sendAnswer(reply, refuse('ADDRESS_UNKNOWN'))
    const page = landing && drawn(ctx, landing, { pathname, search, query })
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
  /** As it was sent, without its question mark. */
  search: string
  query: URLSearchParams
}

/**
 * The document with the page's first screen, where there is one: they are in Chinese, and but for the
 * product's own in the usual words.
 */
const drawn = (
  ctx: Context,
  landing: Landing,
  { pathname, search, query }: Asked,
): string | undefined => {
  const product = ctx.catalogue.product(query.get('cityCode') ?? '', query.get('productCode') ?? '')
  if (pathname !== '/insure') return hasOwnWords(product) ? undefined : landing.page(pathname)
  const page = product?.pageAs(query.get('cfgUA') ?? '')
  return product && page && landing.product(page, pageInfoOf(ctx, product), search)
}

const hasOwnWords = (product?: Product): boolean => Object.keys(product?.wording ?? {}).length > 0

/** Taken apart by hand: what a stranger sends need not be an address (`//`, `/\\x`). */
const readUrl = (url: string): Asked => {
  const [pathname = '', ...rest] = url.split('?')
  const search = rest.join('?')
  return { pathname, search, query: new URLSearchParams(search) }
}

const isApi = (pathname: string): boolean =>
  /^\/(api|rpc|v1|v3|sandbox|notify|wechat)(\/|$)/.test(pathname)
