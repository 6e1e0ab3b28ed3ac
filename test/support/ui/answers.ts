import type { RequestOf, ResponseOf } from '@/contract/call'
import { pathOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'

type Refusal = { code: number; message?: string }
/** The data of a success, a refusal, or a gateway that cannot be reached. */
type Answered<N extends CallName> =
  { data: ResponseOf<(typeof calls)[N]> } | Refusal | 'unreachable'
type Answers = {
  [N in CallName]?: (data: RequestOf<(typeof calls)[N]>) => Answered<N> | Promise<Answered<N>>
}

export interface Asked {
  /** Name of the call in the table. It is the path when no answer is set for the call. */
  name: string
  data: unknown
  headers: Record<string, string>
}

/** Fills in the key of a configuration, as the gateway does, when the test leaves it empty. */
const namingKey = (given: unknown, { key }: { key?: string }): unknown => {
  const { data } = given as { data?: { configKey?: string } }
  return data?.configKey === ''
    ? { ...(given as object), data: { ...data, configKey: key } }
    : given
}

/**
 * Replaces `fetch`, the only way from a page to the gateway. It answers calls by their name and
 * returns a list of the calls in their order. A call without an answer fails as unreachable.
 */
export const answerWith = (answers: Answers): Asked[] => {
  const asked: Asked[] = []
  const byPath = new Map<string, { name: string; answer: (data: never) => unknown }>()
  for (const [name, answer] of Object.entries(answers))
    byPath.set(pathOf(calls[name as CallName]), { name, answer })
  globalThis.fetch = async (path, init) => {
    const { data } = JSON.parse(String(init?.body)) as { data: never & { key?: string } }
    const called = byPath.get(String(path))
    asked.push({
      name: called?.name ?? String(path),
      data,
      headers: init?.headers as Record<string, string>,
    })
    const given = namingKey((await called?.answer(data)) ?? 'unreachable', data)
    if (given === 'unreachable') throw new TypeError('Failed to fetch')
    const text = JSON.stringify({ code: 0, message: '', data: {}, ...(given as object) })
    const now = String(Date.now())
    return {
      status: 200,
      headers: new Map([['x-server-time', now]]),
      text: async () => text,
    } as unknown as Response
  }
  return asked
}
