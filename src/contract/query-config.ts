import * as v from 'valibot'
import { defineCall } from './call'
import { appID, configNamespaces } from './config'
import { text } from './fields'

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

export const queryConfigCalls = {
  getConfig,
  queryConfig,
}
