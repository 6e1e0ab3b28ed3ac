import type { FastifyInstance } from 'fastify'
import type { CallLog, LoggedCall } from './call-log'
import type { GatewayRecords, OrderHistory } from './gateway-records'

/** One thing that happened to an order, at `at` (ms since 1970). */
export type Moment = { at: number } & (
  | ({ kind: 'call' } & LoggedCall)
  | ({ kind: 'move' } & OrderHistory['moves'][number])
  | ({ kind: 'entry' } & OrderHistory['entries'][number])
  | ({ kind: 'notification' } & OrderHistory['notifications'][number])
  | { kind: 'message'; topic: string; state: 'QUEUED' | 'SENT' | 'DEAD' }
  | ({ kind: 'evidence' } & OrderHistory['evidence'][number])
)

/**
 * `GET /sandbox/orders/<orderId>/trace` answers everything that happened to an order, oldest first.
 * Calls are only those since the gateway began, because they are kept in memory.
 */
export function traceRoute(
  app: FastifyInstance,
  { records, calls }: { records: GatewayRecords; calls: CallLog },
): void {
  app.get<{ Params: { orderId: string } }>('/orders/:orderId/trace', async (request, reply) => {
    const { orderId } = request.params
    const history = await records.orderHistory(orderId)
    if (!history) return reply.code(404).send({ error: 'NO_ORDER' })
    // A notification is sealed, so only its own number tells which order it is about.
    const numbers = [...history.numbers, ...history.notifications.map(({ id }) => id)]
    return { orderId, moments: momentsOf(history, calls.about(numbers)) }
  })
}

/** Of things at the same instant, the call comes before what it caused. */
function momentsOf(history: OrderHistory, calls: readonly LoggedCall[]): Moment[] {
  const moments: Moment[] = [
    ...calls.map((call) => ({ kind: 'call' as const, ...call })),
    ...history.evidence.map((step) => ({ kind: 'evidence' as const, ...step })),
    ...history.notifications.map((notification) => ({
      kind: 'notification' as const,
      at: notification.receivedAt,
      ...notification,
    })),
    ...history.moves.map((move) => ({ kind: 'move' as const, ...move })),
    ...history.entries.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...history.messages.flatMap(messageMoments),
  ]
  return moments.sort((one, other) => one.at - other.at)
}

function messageMoments({ topic, ...at }: OrderHistory['messages'][number]): Moment[] {
  const moment = (state: 'QUEUED' | 'SENT' | 'DEAD', when: number | null): Moment[] =>
    when === null ? [] : [{ kind: 'message', at: when, topic, state }]
  return [
    ...moment('QUEUED', at.createdAt),
    ...moment('SENT', at.sentAt),
    ...moment('DEAD', at.deadAt),
  ]
}
