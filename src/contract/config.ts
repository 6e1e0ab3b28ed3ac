import * as v from 'valibot'
import { defineCall } from './call'
import { text } from './fields'

const configNamespaces = [
  'insure_product_page',
  'activity_config',
  'pre_insure_page',
  'wx_insure',
  'nationality',
] as const

/** `promotion` serves activities; `huimin_insur` serves everything else. */
const appID = v.picklist(['huimin_insur', 'promotion'])

/**
 * Configuration by namespace and key. For `insure_product_page` the key is `cityCode_productCode`
 * and `configJsonValue` a product page (product-page.ts) already merged with its base; for
 * `nationality` it is `cityCode_UA` and holds `{options: [{text, value}]}`.
 */
export const readConfig = defineCall({
  cmd: 'GetConfigV2',
  prefix: '/api/config-service/',
  apiVersion: 2,
  access: 'visitor',
  summary: 'Reads a piece of configuration: product page, nationality list and so on.',
  request: v.strictObject({
    appID,
    namespace: v.picklist(configNamespaces),
    key: text,
    /** Answers `notFound` instead of an error. */
    ignoreNotFound: v.optional(v.boolean(), false),
  }),
  response: v.object({
    configKey: v.string(),
    _configKey: v.string(),
    cityCode: v.optional(v.string()),
    productCode: v.optional(v.string()),
    renewalProductCode: v.optional(v.string()),
    extraData: v.optional(v.string()),
    configJsonValue: v.string(),
    notFound: v.boolean(),
    message: v.string(),
  }),
  errors: ['PRODUCT_NOT_FOUND', 'NOT_FOUND'],
})

/** The older form of GetConfigV2. It reads one entry and refuses a missing one. */
export const getConfig = defineCall({
  cmd: 'GetConfig',
  prefix: '/api/config-service/',
  apiVersion: 2,
  access: 'visitor',
  summary: 'Reads a piece of configuration; refused when there is none.',
  request: v.strictObject({ appID, namespace: v.picklist(configNamespaces), key: text }),
  response: v.object({ configKey: v.string(), configJsonValue: v.string() }),
  errors: ['NOT_FOUND'],
})

export const queryConfig = defineCall({
  cmd: 'QueryConfig',
  prefix: '/api/config-service/',
  apiVersion: 2,
  access: 'visitor',
  summary: 'Reads several pieces of configuration at once; those there are not are left out.',
  request: v.strictObject({
    appID,
    namespace: v.picklist(configNamespaces),
    keys: v.pipe(v.array(text), v.minLength(1), v.maxLength(20)),
  }),
  response: v.object({
    list: v.array(v.object({ configKey: v.string(), configJsonValue: v.string() })),
  }),
})

export const configCalls = {
  readConfig,
  getConfig,
  queryConfig,
}
