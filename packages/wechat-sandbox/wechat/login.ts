import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection } from '../world/collection'
import { readJson } from '../world/json'
import { sampleAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import type { World } from '../world/world'
import { digest, failed, openidOf, orderedFailure, type Apps } from './apps'

const sessionQuery = v.object({
  appid: v.string(),
  secret: v.string(),
  js_code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grant_type: v.literal('authorization_code'),
})

/**
 * Codes that WeChat refuses. Every other code is a person, and the same code is the same person.
 */
const refusedCodes: Readonly<Record<string, number>> = {
  'invalid-code': 40029,
  'used-code': 40163,
  'blocked-user': 40226,
  busy: -1,
}

const phoneRequest = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  openid: v.optional(v.string()),
})
/**
 * The code of a phone number button: `phone-13800138000`, optionally followed by a dash and more.
 */
const PHONE_CODE = /^phone-(1\d{10})(?:-[\w-]*)?$/

/** The key of 16 bytes that WeChat would encrypt this person's data for the mini-program with. */
const sessionKeyOf = (code: string): string =>
  Buffer.from(digest(`session:${code}`), 'base64url')
    .subarray(0, 16)
    .toString('base64')

const used = v.object({ at: v.number() })

/** Login in the mini-program, and the number behind its phone number button. */
export function loginRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { clock, store, faults, timers } = parts
  const usedCodes = collection(store, 'wechat-phone-code', used)

  app.get(
    '/wechat/sns/jscode2session',
    simulator({
      name: 'wechat.code2session',
      faults,
      timers,
      ordered: orderedFailure,
      handle: ({ query }) => {
        const asked = v.safeParse(sessionQuery, query)
        if (!asked.success) return failed(40002)
        const { appid, js_code: code } = asked.output
        const fault = appid === sampleAppid ? apps.secretFault(asked.output) : failed(40013)
        if (fault) return fault
        const refused = Object.hasOwn(refusedCodes, code) ? refusedCodes[code] : undefined
        if (refused !== undefined) return failed(refused)
        const openid = openidOf(appid, code)
        return { status: 200, body: { openid, session_key: sessionKeyOf(code) } }
      },
    }),
  )

  app.post(
    '/wechat/wxa/business/getuserphonenumber',
    simulator({
      name: 'wechat.phone',
      faults,
      timers,
      ordered: orderedFailure,
      handle: async ({ query }, rawBody) => {
        const fault = apps.tokenFault(query, sampleAppid)
        if (fault) return fault
        const asked = readJson(phoneRequest, rawBody)
        const phoneNumber = PHONE_CODE.exec(asked?.code ?? '')?.[1]
        if (!asked || phoneNumber === undefined) return failed(40029)
        const isFirst = await usedCodes.change(asked.code, (known) =>
          known ? { result: false } : { put: { at: clock.now() }, result: true },
        )
        if (!isFirst) return failed(40029)
        const watermark = { timestamp: Math.floor(clock.now() / 1000), appid: sampleAppid }
        const info = { phoneNumber, purePhoneNumber: phoneNumber, countryCode: 86, watermark }
        return { status: 200, body: { errcode: 0, errmsg: 'ok', phone_info: info } }
      },
    }),
  )
}
