import * as v from 'valibot'
import { adviser } from './adviser'
import { defineCall } from './call'
import { cityCode, productCode } from './fields'
import { knownOnly } from './known-only'
import { codeKinds } from './product-popups'

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
