import type * as v from 'valibot'
import type { ResponseOf } from '@/contract/call'
import { readConfig, getConfig } from '@/contract/config'
import type { Answer } from '@/contract/envelope'
import { parsedJson } from '@/contract/fields'
import { send } from './client'

const unreadable: Answer<never> = { ok: false, error: { name: 'UNKNOWN', code: -1, message: '' } }

type Namespace = 'insure_product_page' | 'pre_insure_page' | 'nationality' | 'wx_insure'

/** Reads one configuration entry with the fields beside its value. */
export async function configEntry(
  namespace: Namespace,
  key: string,
): Promise<Answer<ResponseOf<typeof readConfig>>> {
  const asked = { appID: 'huimin_insur', namespace, key, ignoreNotFound: true } as const
  const answer = await send(readConfig, asked)
  if (!answer.ok) return answer
  const { notFound, message, configKey } = answer.value
  if (notFound) return { ok: false, error: { name: 'NOT_FOUND', code: 10001, message } }
  // An answer for another key is unreadable.
  return configKey === key ? answer : unreadable
}

/** Reads one configuration entry and parses it with its schema. */
export async function parsedConfig<S extends v.GenericSchema>(
  schema: S,
  namespace: Namespace,
  key: string,
): Promise<Answer<v.InferOutput<S>>> {
  const entry = await configEntry(namespace, key)
  return entry.ok ? readAs(schema, entry.value.configJsonValue) : entry
}

/** The same by GetConfig, which itself refuses a missing entry. */
export async function requiredConfig<S extends v.GenericSchema>(
  schema: S,
  namespace: 'pre_insure_page',
  key: string,
): Promise<Answer<v.InferOutput<S>>> {
  const answer = await send(getConfig, { appID: 'huimin_insur', namespace, key })
  return answer.ok ? readAs(schema, answer.value.configJsonValue) : answer
}

export function readAs<S extends v.GenericSchema>(
  schema: S,
  json: string,
): Answer<v.InferOutput<S>> {
  const value = parsedJson(schema, json)
  return value === undefined ? unreadable : { ok: true, value }
}
