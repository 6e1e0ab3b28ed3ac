import type { Message } from '../records/message/repo'
import type { NextAct } from './calls/fields'

/**
 * Why a message is not sent once more; undefined where it can be. Only messages about an order are
 * repeated, because the others are about one moment. One that was never sent goes out by itself, or is
 * among the dead ones.
 */
export const sendAgainBarrier = ({
  topic,
  sentAt,
  payload,
}: Pick<Message, 'topic' | 'sentAt' | 'payload'>): NonNullable<NextAct['reason']> | undefined =>
  typeof payload['proposalId'] !== 'string' || sentAt === null || topic === 'ORDER_SHIPPED'
    ? 'STATE'
    : undefined
