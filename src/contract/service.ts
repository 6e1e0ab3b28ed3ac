import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { product, cityCode, productCode, knownOnly } from './fields'
import { codeKinds } from './popups'

/** Another mini-program that serves the product, with its settings for this deployment. */
const miniProgram = v.object({
  /** The name by which users find it in WeChat. */
  name: v.string(),
  appId: v.string(),
  /** Its original id (`gh_...`), which pages of an official account need to open it. */
  username: v.exactOptional(v.string()),
  /** Page and query. The leading slash is optional. */
  path: v.string(),
  envVersion: v.picklist(['release', 'trial', 'develop']),
})

export const getServiceEntry = defineCall({
  cmd: 'getServiceEntry',
  prefix: '/rpc/city-insur-misc/',
  access: 'visitor',
  summary: 'Where a product is served besides its own pages: another mini-program, a chat.',
  request: v.strictObject(product),
  response: v.object({
    miniProgram: v.exactOptional(miniProgram),
    /** WeChat's customer service chat. `webUrl` is its address for web pages. */
    chat: v.exactOptional(v.object({ webUrl: v.exactOptional(v.string()) })),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type ServiceEntry = ResponseOf<typeof getServiceEntry>

/** The adviser for the customers of a product: name, portrait, hours and phone. */
const adviser = v.object({
  name: v.string(),
  /**
   * Name of the drawing (variants/portrait). A client that does not know it shows its first one.
   */
  portrait: v.string(),
  hours: v.string(),
  phone: v.string(),
})
export type Adviser = v.InferOutput<typeof adviser>

const said = v.pipe(v.string(), v.maxLength(200))

/** One place of a page. The page's author names it by a component id. */
const entry = { componentId: said }

export const getHousekeeperEntry = defineCall({
  cmd: 'getHousekeeperEntry',
  prefix: '/rpc/city-insur-misc/',
  access: 'visitor',
  summary: 'Who looks after the people of a product, and by which codes they are reached.',
  request: v.strictObject({
    /** The visitor, as far as the page knows. */
    userId: v.exactOptional(said),
    openid: v.exactOptional(said),
    platform: v.picklist(['H5', 'WECHAT_OA', 'MNP_H5']),
    pageId: said,
    appid: said,
    wtagid: v.exactOptional(said),
    channel: v.exactOptional(said),
    eventType: v.literal('user_enter'),
    entries: v.pipe(
      v.array(
        v.strictObject({
          ...entry,
          productCode,
          companyCode: v.pipe(v.string(), v.maxLength(4)),
        }),
      ),
      v.minLength(1),
      v.maxLength(10),
    ),
    extensions: v.strictObject({
      cityCode,
      /** Whether the product is on sale. The interface itself misspells the name. */
      windowPeroid: v.picklist(['Y', 'N']),
    }),
  }),
  response: v.object({
    entries: v.array(
      v.object({
        ...entry,
        codes: knownOnly(v.picklist(codeKinds)),
        /** Missing if the product names no adviser. */
        adviser: v.exactOptional(adviser),
      }),
    ),
  }),
})

export const serviceCalls = {
  getServiceEntry,
  getHousekeeperEntry,
}
