import type * as v from 'valibot'
import { readConfig } from '@/contract/config'
import { parsedJson } from '@/contract/parsed-by'
import { getConfig } from '@/contract/query-config'
import { send, type Answer } from './client'

const unreadable: Answer<never> = { ok: false, error: { name: 'UNKNOWN', code: -1, message: '' } }

/** One piece of configuration, parsed with the schema it must have. */
export async function parsedConfig<S extends v.GenericSchema>(
  schema: S,
  namespace: 'insure_product_page' | 'pre_insure_page' | 'nationality' | 'wx_insure',
  key: string,
): Promise<Answer<v.InferOutput<S>>> {
  const answer = await send(readConfig, {
    appID: 'huimin_insur',
    namespace,
    key,
    ignoreNotFound: true,
  })
  if (!answer.ok) return answer
  const { notFound, message, configKey, configJsonValue } = answer.value
  if (notFound) return { ok: false, error: { name: 'NOT_FOUND', code: 10001, message } }
  // What is told of something else tells nothing of what was asked.
  return configKey === key ? readAs(schema, configJsonValue) : unreadable
}

/** The same by GetConfig, which refuses what is not there by itself. */
export async function requiredConfig<S extends v.GenericSchema>(
  schema: S,
  namespace: 'pre_insure_page',
  key: string,
): Promise<Answer<v.InferOutput<S>>> {
  const answer = await send(getConfig, { appID: 'huimin_insur', namespace, key })
  return answer.ok ? readAs(schema, answer.value.configJsonValue) : answer
}

function readAs<S extends v.GenericSchema>(schema: S, json: string): Answer<v.InferOutput<S>> {
  const value = parsedJson(schema, json)
  return value === undefined ? unreadable : { ok: true, value }
}
