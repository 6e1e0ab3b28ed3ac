import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { HttpAnswer } from '../http'
import { readJson } from '../json'
import type { WechatApi } from '../wechat-api/client'
import type { Picture, WechatLinkCode, WechatLinks } from './port'

/** The edition of the mini-program that opens. */
export type EnvVersion = 'release' | 'trial' | 'develop'

const text = v.pipe(v.string(), v.minLength(1))
const scheme = v.object({ openlink: text })
const urlLink = v.object({ url_link: text })

const failures: Record<number, WechatLinkCode> = {
  [-1]: 'UNKNOWN',
  40165: 'PAGE_UNKNOWN',
  41030: 'PAGE_UNKNOWN',
  45009: 'RATE_LIMITED',
  45029: 'RATE_LIMITED',
}
const failedWith = (code: number | 'UNKNOWN') =>
  fail(code === 'UNKNOWN' ? code : (failures[code] ?? 'REFUSED'))

const MOST_KEPT = 200
/** WeChat's code for an expiry counted in days from now. */
const AFTER_DAYS = 1

export function createWechatLinks(api: WechatApi, envVersion: EnvVersion): WechatLinks {
  const read = async <S extends v.GenericSchema>(
    schema: S,
    asked: ReturnType<WechatApi['ask']>,
  ): Promise<Result<v.InferOutput<S>, WechatLinkCode>> => {
    const answer = await asked
    if (!answer.ok) return failedWith(answer.code)
    const value = readJson(schema, answer.value.body)
    return value === undefined ? fail('UNKNOWN') : ok(value)
  }

  const picture = async (
    asked: ReturnType<WechatApi['ask']>,
  ): Promise<Result<Picture, WechatLinkCode>> => {
    const answer = await asked
    if (!answer.ok) return failedWith(answer.code)
    const found = pictureOf(answer.value)
    return found ? ok(found) : fail('UNKNOWN')
  }

  /** The latest pictures. The same picture is asked for often and never changes. */
  const drawn = new Map<string, Picture>()
  const drawnBefore = async (
    key: string,
    draw: () => Promise<Result<Picture, WechatLinkCode>>,
  ): Promise<Result<Picture, WechatLinkCode>> => {
    const known = drawn.get(key)
    if (known) return ok(known)
    const fresh = await draw()
    if (!fresh.ok) return fresh
    drawn.set(key, fresh.value)
    const [oldest] = drawn.keys()
    if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest)
    return fresh
  }

  return {
    sceneCode: ({ scene, page, width }) =>
      drawnBefore(`${scene} ${width}`, () =>
        picture(
          api.ask({
            path: '/wxa/getwxacodeunlimit',
            // Only a code with a clear background is a PNG, which the gateway can draw smaller.
            content: {
              ...{ scene, page, width, check_path: true, is_hyaline: true },
              env_version: envVersion,
            },
          }),
        ),
      ),

    pageCode: ({ path, width }) =>
      picture(
        api.ask({ path: '/wxa/getwxacode', content: { path, width, env_version: envVersion } }),
      ),

    scheme: async ({ path, query, days }) => {
      const content = {
        jump_wxa: { path, query, env_version: envVersion },
        is_expire: true,
        expire_type: AFTER_DAYS,
        expire_interval: days,
      }
      const made = await read(scheme, api.ask({ path: '/wxa/generatescheme', content }))
      return made.ok ? ok(made.value.openlink) : made
    },

    urlLink: async ({ path, query, days }) => {
      const content = {
        path,
        query,
        expire_type: AFTER_DAYS,
        expire_interval: days,
        env_version: envVersion,
      }
      const made = await read(urlLink, api.ask({ path: '/wxa/generate_urllink', content }))
      return made.ok ? ok(made.value.url_link) : made
    },
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPEG = [0xff, 0xd8, 0xff]
const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

/** Finds the type by the first bytes, because WeChat's content types are not reliable. */
function pictureOf({ bytes }: HttpAnswer): Picture | undefined {
  if (!bytes) return undefined
  if (startsWith(bytes, JPEG)) return { type: 'image/jpeg', bytes }
  return startsWith(bytes, PNG) ? { type: 'image/png', bytes } : undefined
}
