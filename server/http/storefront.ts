import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../answer'
import type { Catalogue } from '../catalogue/load'
import { sendAnswer } from './envelope'
import { createLanding } from './landing'

const YEAR = 'public, max-age=31536000, immutable'
/** `app.1a2b3c4d.js`: a changed file has another name. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.map)?$/

/** The H5 build: every address that is no file is a page of the single-page app. */
export async function storefront(
  app: FastifyInstance,
  { root, catalogue }: { root: string; catalogue: Pick<Catalogue, 'page'> },
): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  const landing = built ? createLanding(root) : undefined
  if (built)
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      preCompressed: existsSync(join(root, 'index.html.gz')),
      setHeaders: (response, path) => {
        const cached = HASHED.test(path) ? YEAR : path.endsWith('.html') ? 'no-store' : 'no-cache'
        response.header('cache-control', cached)
      },
    })

  app.setNotFoundHandler((request, reply) => {
    const { pathname, query } = readUrl(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isPage = reads && !/\.\w+$/.test(pathname) && !isApi(pathname)
    if (!built || !isPage) return sendAnswer(reply, refuse('NOT_FOUND'))
    reply.header('cache-control', 'no-store')
    const product =
      pathname === '/insure' &&
      catalogue.page(query.get('cityCode') ?? '', query.get('productCode') ?? '')
    return landing && product
      ? reply.type('text/html; charset=utf-8').send(landing(product))
      : reply.sendFile('index.html')
  })
}

/** Taken apart by hand: what a stranger sends need not be an address (`//`, `/\\x`). */
const readUrl = (url: string): { pathname: string; query: URLSearchParams } => {
  const [pathname = '', ...rest] = url.split('?')
  return { pathname, query: new URLSearchParams(rest.join('?')) }
}

const isApi = (pathname: string): boolean =>
  /^\/(api|rpc|v1|v3|sandbox|notify)(\/|$)/.test(pathname)
