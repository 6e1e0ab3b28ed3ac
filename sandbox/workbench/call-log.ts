import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A request that the gateway or a simulator answered. */
export interface LoggedCall {
  /** ms since 1970 by the sandbox's clock, when the request came. */
  at: number
  requestId: string
  /** The command of a call; otherwise method and path. */
  name: string
  status: number
  /** The code in the answer of a call. */
  code?: number
  ms: number
}

interface Entry extends LoggedCall {
  /** The numbers in request and answer, by which an order finds its calls. */
  numbers: Set<string>
  /** The sales evidence that a call belongs to. It begins before there is an order. */
  traceId: string | undefined
}

const KEPT = 2_000
/** Numbers of orders, payments, policies, refunds and traces are at least so long. */
const NUMBER = /[\w-]{16,64}/g
/** The workbench's own requests would only tell of themselves. */
const OWN = /^\/sandbox\/(orders|events|facts|people|presets|phones|weapp)\b/

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const textField = (value: unknown, name: string): string | undefined => {
  const found = field(value, name)
  return typeof found === 'string' ? found : undefined
}

/** Remembers the latest requests in memory, with the numbers that they name. */
export function createCallLog(app: FastifyInstance, now: () => number) {
  let calls: Entry[] = []
  const began = new WeakMap<FastifyRequest, number>()
  const answers = new WeakMap<FastifyRequest, unknown>()

  app.addHook('onRequest', async (request) => {
    began.set(request, now())
  })
  app.addHook('preSerialization', async (request, _, payload) => {
    answers.set(request, payload)
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url, method, body, id } = request
    // Pages and their files name no order.
    if (OWN.test(url) || (method === 'GET' && !url.startsWith('/sandbox/'))) return
    const answer = answers.get(request)
    const code = field(answer, 'code')
    const text = `${id} ${url} ${textOf(body)} ${textOf(answer)}`
    calls.push({
      at: began.get(request) ?? now(),
      requestId: id,
      name: textField(body, 'cmd') ?? `${method} ${url.split('?')[0]}`,
      status: reply.statusCode,
      ...(typeof code === 'number' && { code }),
      ms: Math.round(reply.elapsedTime),
      numbers: new Set(text.match(NUMBER)),
      traceId: textField(field(body, 'data'), 'traceId'),
    })
    if (calls.length > KEPT) calls = calls.slice(-KEPT / 2)
  })

  return {
    /** The calls that name one of these numbers or belong to the same evidence; oldest first. */
    about: (numbers: readonly string[]): LoggedCall[] => {
      const direct = calls.filter((call) => numbers.some((number) => call.numbers.has(number)))
      const traces = new Set(direct.flatMap(({ traceId }) => traceId ?? []))
      return calls
        .filter(
          (call) =>
            direct.includes(call) || (call.traceId !== undefined && traces.has(call.traceId)),
        )
        .map(({ numbers: _, traceId: __, ...call }) => call)
    },
  }
}
export type CallLog = ReturnType<typeof createCallLog>
