import canonicalize from 'canonicalize'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, Visitor } from '../context/context'
import { sha256 } from '../context/keys'
import { serialise } from '../db/serialise'
import type { Picture, WechatLinkCode } from '../gateways/wechat-link/port'
import { addressHash } from '../records/security/address-hash'
import { noteSecurity } from '../records/security/log'
import {
  addScene,
  countScenes,
  findLink,
  findScene,
  keepLink,
  sceneOfContent,
  type Scene,
} from '../records/wechat/scene-repo'
import { shrinkPicture } from './shrink-picture'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** New scenes per hour from one address. Existing scenes are not counted. */
const PER_HOUR = 60
/** The share page, which resolves a scene. */
const SHARE_PAGE = 'pages/base/redirect/index'
/** The longest validity that WeChat allows. */
const LINK_DAYS = 30
/** WeChat draws no smaller code. */
const LEAST_WIDTH = 280

type Destination = ResponseOf<typeof calls.resolveScene>

/** The scene of a destination. It is made at the first request for this destination. */
async function sceneFor(
  ctx: Context,
  visitor: Visitor,
  { routeKey, paramStr, redirectPath: path }: Destination,
): Promise<Answer<Scene>> {
  const redirectPath = path || undefined
  const contentHash = sha256(canonicalize({ routeKey, paramStr, redirectPath }) ?? '')
  const known = await sceneOfContent(ctx.db, contentHash)
  if (known) return { ok: true, value: known }
  const ipHash = addressHash(ctx, visitor)
  return ctx.db.transaction(async (tx): Promise<Answer<Scene>> => {
    await serialise(tx, `wechat scenes of ${ipHash}`)
    const createdAt = ctx.clock.now()
    const tooMany =
      (await countScenes(tx, createdAt - HOUR_MS, ipHash)) >= PER_HOUR ||
      (await countScenes(tx, createdAt - DAY_MS)) >= ctx.env.WECHAT_LINK_DAILY_LIMIT
    if (tooMany) {
      await noteSecurity(ctx, tx, 'LIMIT_HIT', visitor, { reason: 'WECHAT_LINKS' })
      return refuse('TOO_MANY_REQUESTS')
    }
    const id = ctx.ids.next()
    await addScene(tx, { id, contentHash, routeKey, paramStr, redirectPath, ipHash, createdAt })
    const made = await sceneOfContent(tx, contentHash)
    if (!made) throw new Error('The scene is gone')
    return { ok: true, value: made }
  })
}

const refuseLink = (code: WechatLinkCode) => refuse('WX_UNAVAILABLE', { reason: code })

export async function drawCode(
  ctx: Context,
  visitor: Visitor,
  { width, ...destination }: Destination & { width: number },
): Promise<Answer<{ picture: Picture; scene: string }>> {
  const scene = await sceneFor(ctx, visitor, destination)
  if (!scene.ok) return scene
  const drawn = await ctx.gateways.wechatLinks.sceneCode({
    scene: scene.value.id,
    page: SHARE_PAGE,
    width: Math.max(width, LEAST_WIDTH),
  })
  if (!drawn.ok) return refuseLink(drawn.code)
  const { type, bytes } = drawn.value
  const isTooLarge = width < LEAST_WIDTH && type === 'image/png'
  const picture = isTooLarge ? { type, bytes: shrinkPicture(bytes, width) } : drawn.value
  return { ok: true, value: { picture, scene: scene.value.id } }
}

export async function makeCode(
  ctx: Context,
  visitor: Visitor,
  { width = LEAST_WIDTH, ...destination }: RequestOf<typeof calls.makeCode>,
): Promise<Answer<ResponseOf<typeof calls.makeCode>>> {
  const drawn = await drawCode(ctx, visitor, { ...destination, width })
  if (!drawn.ok) return drawn
  const { picture, scene } = drawn.value
  const base64 = Buffer.from(picture.bytes).toString('base64')
  return { ok: true, value: { image: `data:${picture.type};base64,${base64}`, scene } }
}

export async function makeLink(
  ctx: Context,
  visitor: Visitor,
  { kind, ...destination }: RequestOf<typeof calls.makeLink>,
): Promise<Answer<ResponseOf<typeof calls.makeLink>>> {
  const scene = await sceneFor(ctx, visitor, destination)
  if (!scene.ok) return scene
  const sceneId = scene.value.id
  const now = ctx.clock.now()
  // A link that expires within a day is not given out any more.
  const known = await findLink(ctx.db, { sceneId, kind }, now + DAY_MS)
  if (known) return { ok: true, value: { url: known.url, expireAt: iso(known.expireAt) } }
  const target = { path: `/${SHARE_PAGE}`, query: `scene=${sceneId}`, days: LINK_DAYS }
  const { wechatLinks } = ctx.gateways
  const made = await (kind === 'SCHEME' ? wechatLinks.scheme(target) : wechatLinks.urlLink(target))
  if (!made.ok) return refuseLink(made.code)
  const expireAt = now + LINK_DAYS * DAY_MS
  await keepLink(ctx.db, { sceneId, kind, url: made.value, expireAt })
  return { ok: true, value: { url: made.value, expireAt: iso(expireAt) } }
}

export async function resolveScene(
  ctx: Context,
  _visitor: Visitor,
  { scene }: RequestOf<typeof calls.resolveScene>,
): Promise<Answer<Destination>> {
  const found = await findScene(ctx.db, scene)
  if (!found) return refuse('NOT_FOUND')
  const { routeKey, paramStr, redirectPath } = found
  return {
    ok: true,
    value: {
      routeKey,
      ...(paramStr !== null && { paramStr }),
      ...(redirectPath !== null && { redirectPath }),
    },
  }
}
