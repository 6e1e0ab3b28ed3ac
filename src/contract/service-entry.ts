import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { product } from './fields'

/** Another mini-program that serves a product, as this environment of ours opens it. */
const miniProgram = v.object({
  /** As people search for it in WeChat. */
  name: v.string(),
  appId: v.string(),
  /** Its original id (`gh_...`): pages of an official account open it by that. */
  username: v.exactOptional(v.string()),
  /** Page and query, with or without a leading slash. */
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
    /** WeChat's chat with customer service; `webUrl` is the same for pages of the web. */
    chat: v.exactOptional(v.object({ webUrl: v.exactOptional(v.string()) })),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type ServiceEntry = ResponseOf<typeof getServiceEntry>
