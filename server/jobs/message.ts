import type { Context } from '../context/context'
import { deliver } from '../message/deliver'
import { shipOrder } from '../message/shipping'
import type { Job } from '../records/jobs/job'
import { dueMessages, updateMessage, type Message } from '../records/message/repo'
import { rowJob } from './kinds'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
/** The tries last about a day; after that somebody has to look (docs/operating.md). */
const TRIES = 13

/**
 * Sends a message at least once. A crash after sending, or a lost answer, makes it send again.
 * Otherwise nothing is sent twice, because each event has one row under its own key. A gateway
 * whose process was stopped sends nothing when it wakes: its lease may have lapsed, and another
 * gateway may have sent the message.
 */
async function send(ctx: Context, message: Message): Promise<'DONE'> {
  const { topic } = message
  const delivered =
    topic === 'ORDER_SHIPPED'
      ? await shipOrder(ctx, message)
      : await deliver(ctx, { ...message, topic })
  const now = ctx.clock.now()
  const tries = message.tries + 1
  if (delivered.ok) {
    const change = { sentAt: now, nextTryAt: null, tries, lastError: null, openIdSealed: null }
    await updateMessage(ctx.db, message.id, change)
    return 'DONE'
  }
  const { code: lastError } = delivered
  const isFinal = lastError === 'NO_CHANNEL' || lastError === 'REFUSED'
  const isDead = isFinal || tries >= TRIES
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** message.tries)
  const change = isDead
    ? { deadAt: now, nextTryAt: null, openIdSealed: null }
    : { nextTryAt: now + pause }
  await updateMessage(ctx.db, message.id, { ...change, tries, lastError })
  if (isDead) ctx.log.error({ alarm: 'MESSAGE_DEAD', reason: lastError }, 'message given up')
  return 'DONE'
}

export const messageJobs: readonly Job[] = [
  rowJob({
    name: 'sendMessages',
    due: (ctx, wanted) => dueMessages(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: send,
  }),
]
