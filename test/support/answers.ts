import type { RequestOf, ResponseOf } from '@/contract/call'
import { pathOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'

type Refusal = { code: number; message?: string }
/** The data of a success, a refusal, or an address that nobody answers at. */
type Answered<N extends CallName> =
  { data: ResponseOf<(typeof calls)[N]> } | Refusal | 'unreachable'
type Answers = {
  [N in CallName]?: (data: RequestOf<(typeof calls)[N]>) => Answered<N> | Promise<Answered<N>>
}

export interface Asked {
  /** Of the call, as the table has it; the path where nobody answers. */
  name: string
  data: unknown
  headers: Record<string, string>
}

/** Configuration says which it is, as the gateway's does, where a test leaves that open. */
const namingKey = (given: unknown, { key }: { key?: string }): unknown => {
  const { data } = given as { data?: { configKey?: string } }
  return data?.configKey === ''
    ? { ...(given as object), data: { ...data, configKey: key } }
    : given
}

/**
 * Stands in for the gateway at the only place where a page reaches it, `fetch`: answers by name of
 * the call, and what was asked in the order it came. A call that nobody answers is not reached.
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
