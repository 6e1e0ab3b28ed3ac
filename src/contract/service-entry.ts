import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { product } from './fields'

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
