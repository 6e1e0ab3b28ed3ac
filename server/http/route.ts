import * as v from 'valibot'
import type { Call, Schema } from '@/contract/call'
import { refuse, type Answer, type Refusal } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'
import type { Db } from '../db/client'
import {
  answerGiven,
  once,
  resumable,
  type Request,
  type Save,
} from '../records/idempotency/idempotency'
import { schemaFault } from './schema-fault'

/** A call and what answers it, with the types between them checked and put away. */
export interface Route {
  call: Call
  /** `data` as it came; the answer as it may leave. */
  answer(ctx: Context, visitor: Visitor, data: unknown, key: string): Promise<Answer<unknown>>
}

/** What a handler gets besides who is calling: sound data, and the request as a repeatable one. */
type Handler<D, R> = (
  ctx: Context,
  visitor: Visitor,
  data: D,
  request: Request,
) => Promise<Answer<R>>

export const route = <Req extends Schema, Res extends Schema>(
  call: Call<Req, Res>,
  handler: Handler<v.InferOutput<Req>, v.InferOutput<Res>>,
): Route => ({
  call,
  answer: async (ctx, visitor, sent, key) => {
    const parsed = v.safeParse(call.request, sent)
    if (!parsed.success) return refuse('BAD_REQUEST', schemaFault(parsed.issues))
    const data = parsed.output
    const answer = await handler(ctx, visitor, data, { cmd: call.cmd, key, data })
    // Drops whatever the contract does not name: nothing leaves by accident.
    return answer.ok ? { ok: true, value: v.parse(call.response, answer.value) } : answer
  },
})

/** The pipeline let nobody else through (call.access is `user`). */
function signedInUser({ user }: Visitor): User {
  if (!user) throw new Error('A call for users was reached without a login')
  return user
}

/** Open to everybody. */
export const anyone =
  <D, R>(work: (ctx: Context, visitor: Visitor, data: D) => Promise<Answer<R>>): Handler<D, R> =>
  (ctx, visitor, data) =>
    work(ctx, visitor, data)

export const signedIn =
  <D, R>(work: (ctx: Context, user: User, data: D) => Promise<Answer<R>>): Handler<D, R> =>
  (ctx, visitor, data) =>
    work(ctx, signedInUser(visitor), data)

type Work<D, R> = (ctx: Context, tx: Db, user: User, data: D) => Promise<Answer<R>>

/** Done once per idempotency key, in one transaction. */
export const inOneGo =
  <D, R>(work: Work<D, R>): Handler<D, R> =>
  (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    return once(ctx, user, request, (tx) => work(ctx, tx, user, data))
  }

/**
 * The same for work that is judged before its transaction, because an outside service has a say in
 * it: `check` writes nothing, and what it finds is handed on.
 */
export const inOneGoChecked =
  <D, C, R>(
    check: (ctx: Context, user: User, data: D) => Promise<Answer<C>>,
    work: (ctx: Context, tx: Db, user: User, data: D, checked: C) => Promise<Answer<R>>,
  ): Handler<D, R> =>
  async (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    const checked = await check(ctx, user, data)
    // Sound when it was done; what has changed since does not take that back.
    if (!checked.ok) return (await answerGiven<R>(ctx, user, request)) ?? checked
    return once(ctx, user, request, (tx) => work(ctx, tx, user, data, checked.value))
  }

/**
 * The same for work that may find out that an outside service must be asked first: `prepare` gets
 * its refusal, outside the transaction, and says whether to try again.
 */
export const inOneGoAfter =
  <D, R>(
    prepare: (ctx: Context, user: User, data: D, refused: Refusal) => Promise<Refusal | 'AGAIN'>,
    work: Work<D, R>,
  ): Handler<D, R> =>
  async (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    const attempt = () => once(ctx, user, request, (tx) => work(ctx, tx, user, data))
    const first = await attempt()
    if (first.ok) return first
    const prepared = await prepare(ctx, user, data, first)
    return prepared === 'AGAIN' ? attempt() : prepared
  }

/** Done once per idempotency key, with outside calls in its middle. */
export const inSteps =
  <D, R>(
    work: (ctx: Context, user: User, data: D, save: Save<R>) => Promise<Answer<R>>,
  ): Handler<D, R> =>
  (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    return resumable<R>(ctx, user, request, (save) => work(ctx, user, data, save))
  }
