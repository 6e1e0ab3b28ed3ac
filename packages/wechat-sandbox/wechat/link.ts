import type { FastifyInstance } from 'fastify'
import { PNG } from 'pngjs'
import qrcode from 'qrcode-generator'
import * as v from 'valibot'
import { readJson } from '../world/json'
import { sampleAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import type { World } from '../world/world'
import { failed, orderedFailure, type Apps } from './apps'

const envVersion = v.optional(v.picklist(['release', 'trial', 'develop']), 'release')
const width = v.optional(v.pipe(v.number(), v.integer(), v.minValue(280), v.maxValue(1280)), 430)
const sceneCode = v.object({
  scene: v.pipe(v.string(), v.regex(/^[\w!#$&'()*+,/:;=?@\-.~]{1,32}$/)),
  page: v.pipe(v.string(), v.regex(/^pages\/[\w/-]+$/)),
  width,
  check_path: v.optional(v.boolean(), true),
  is_hyaline: v.optional(v.boolean(), false),
  env_version: envVersion,
})
const pageCode = v.object({
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  width,
  env_version: envVersion,
})
/** Without a path the home page opens. */
const target = {
  path: v.optional(v.pipe(v.string(), v.startsWith('/')), '/pages/index/index'),
  query: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
  env_version: envVersion,
}
/**
 * The expiry: at an instant (type 0) or after some days (type 1). At most 30 days, which is also
 * the default.
 */
const end = {
  expire_type: v.optional(v.picklist([0, 1])),
  expire_time: v.optional(v.pipe(v.number(), v.integer())),
  expire_interval: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
}
const schemeRequest = v.object({
  jump_wxa: v.optional(v.object(target), {}),
  is_expire: v.optional(v.boolean()),
  ...end,
})
const linkRequest = v.object({ ...target, ...end })

const LONGEST_SECONDS = 30 * 86_400

/** QR codes and links that open the mini-program. All of them lead to ./mini-program. */
export function linkRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { faults, timers, clock } = parts
  const isTooLate = ({
    expire_type,
    expire_time = 0,
  }: {
    expire_type?: 0 | 1 | undefined
    expire_time?: number | undefined
  }) => expire_type !== 1 && expire_time > clock.now() / 1000 + LONGEST_SECONDS

  const call = (
    path: string,
    name: string,
    handle: Parameters<typeof simulator>[0]['handle'],
  ): void => {
    app.post(
      `/wechat/wxa/${path}`,
      simulator({
        name,
        faults,
        timers,
        ordered: orderedFailure,
        handle: (request, body) =>
          apps.tokenFault(request.query, sampleAppid) ?? handle(request, body),
      }),
    )
  }

  call('getwxacodeunlimit', 'wechat.code', (_, body) => {
    const asked = readJson(sceneCode, body)
    if (!asked) return failed(40129)
    return draw(pageOf(`/${asked.page}`, `scene=${encodeURIComponent(asked.scene)}`), asked.width)
  })
  call('getwxacode', 'wechat.pageCode', (_, body) => {
    const asked = readJson(pageCode, body)
    if (!asked) return failed(40159)
    const [path = '', query = ''] = asked.path.split('?')
    return draw(pageOf(`/${path}`, query), asked.width)
  })
  call('generatescheme', 'wechat.scheme', (_, body) => {
    const asked = readJson(schemeRequest, body)
    if (!asked) return failed(40212)
    if (isTooLate(asked)) return failed(85402)
    const openlink = pageOf(asked.jump_wxa.path, asked.jump_wxa.query)
    return { status: 200, body: { errcode: 0, errmsg: 'ok', openlink } }
  })
  call('generate_urllink', 'wechat.urlLink', (_, body) => {
    const asked = readJson(linkRequest, body)
    if (!asked) return failed(40212)
    if (isTooLate(asked)) return failed(85402)
    const url_link = pageOf(asked.path, asked.query)
    return { status: 200, body: { errcode: 0, errmsg: 'ok', url_link } }
  })
}

/**
 * The destination of the sandbox's links. It is relative, because users may open this site under
 * any host name.
 */
const pageOf = (path: string, query: string): string => `/sandbox/mini-program${path}?${query}`

const QUIET = 4

/** Draws the address as a QR code of the wanted width. */
function draw(address: string, pixels: number) {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const scale = Math.max(1, Math.floor(pixels / (count + 2 * QUIET)))
  const size = pixels
  const margin = Math.floor((size - count * scale) / 2)
  const grey = { colorType: 0, inputColorType: 0, filterType: 0 } as const
  const png = new PNG({ width: size, height: size, ...grey })
  const shades = Buffer.alloc(size * size, 255)
  for (let y = 0; y < count * scale; y += 1)
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(Math.floor(y / scale), column)) continue
      const from = (y + margin) * size + margin + column * scale
      shades.fill(0, from, from + scale)
    }
  png.data = shades
  return { status: 200, picture: PNG.sync.write(png, grey) }
}
