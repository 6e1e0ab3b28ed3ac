import * as v from 'valibot'
import type { Call, Schema } from '@/contract/call'
import { refuse, type Answer, type Refusal } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'
import type { Db } from '../db/client'
import {
  answerGiven,
  once,
  resumable,
  type OpenUser,
  type Request,
  type Save,
} from '../records/idempotency/idempotency'
import { schemaFault } from './schema-fault'

/** A call and its handler. The types between the two are already checked and erased here. */
export interface Route {
  call: Call
  /** The work is a step of buying, for which people wait while the gateway is full (growth/line). */
  waits?: true
  /** Takes `data` unchecked, and answers only what the contract allows to leave. */
  answer(ctx: Context, visitor: Visitor, data: unknown, key: string): Promise<Answer<unknown>>
}

/** A handler gets the visitor, the checked data, and the request with its idempotency key. */
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
    // Parsing drops every field that the contract does not name, so that nothing leaves by
    // accident.
    return answer.ok ? { ok: true, value: v.parse(call.response, answer.value) } : answer
  },
})

/**
 * Marks the work of a route as a step of buying. The mark stays with the handler, so every address
 * that serves it waits (other-addresses.ts). Only calls with a login may be marked, because a place in
 * the line belongs to an account.
 */
export const stepOfBuying = (made: Route): Route => {
  if (made.call.access !== 'user') throw new Error('A step of buying needs a login')
  return { ...made, waits: true }
}

/**
 * The signed-in user of a call. Throws if there is none; calls.ts refuses such requests earlier
 * when `call.access` is `user`.
 */
function signedInUser({ user }: Visitor): User {
  if (!user) throw new Error('A call for users was reached without a login')
  return user
}

/** A handler for a call that needs no login. */
export const anyone =
  <D, R>(work: (ctx: Context, visitor: Visitor, data: D) => Promise<Answer<R>>): Handler<D, R> =>
  (ctx, visitor, data) =>
    work(ctx, visitor, data)

export const signedIn =
  <D, R>(work: (ctx: Context, user: User, data: D) => Promise<Answer<R>>): Handler<D, R> =>
  (ctx, visitor, data) =>
    work(ctx, signedInUser(visitor), data)

/**
 * Like `signedIn`, for work that only reads what the user owns. A replica may answer it. Its tables
 * have triggers that mark changes (mark_change in db/migrations).
 */
export const readsOwn =
  <D, R>(work: (ctx: Context, user: User, data: D) => Promise<Answer<R>>): Handler<D, R> =>
  async (ctx, visitor, data) => {
    const user = signedInUser(visitor)
    const { id, marks } = user
    const { replicas } = ctx.growth
    if (!replicas || marks === null) return work(ctx, user, data)
    const read = await replicas.read({ id, marks }, (db) => work({ ...ctx, db }, user, data))
    ctx.metrics.readFrom(read.from)
    return read.from === 'replica' ? read.value : work(ctx, user, data)
  }

type Work<D, R> = (
  ctx: Context,
  tx: Db,
  user: OpenUser,
  data: D,
  save: Save<R>,
) => Promise<Answer<R>>

/** A handler that does its work once per idempotency key, in one transaction. */
export const inOneGo =
  <D, R>(work: Work<D, R>): Handler<D, R> =>
  (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    return once<R>(ctx, user, request, (tx, open, save) => work(ctx, tx, open, data, save))
  }

/**
 * Like `inOneGo`, for work whose check needs an outside service and so must run before the
 * transaction. `check` writes nothing; `work` gets its result.
 */
export const inOneGoChecked =
  <D, C, R>(
    check: (ctx: Context, user: User, data: D) => Promise<Answer<C>>,
    work: (
      ctx: Context,
      tx: Db,
      user: OpenUser,
      data: D,
      given: { checked: C; save: Save<R> },
    ) => Promise<Answer<R>>,
  ): Handler<D, R> =>
  async (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    const checked = await check(ctx, user, data)
    // If this request was already done, the check had passed then. What has changed since does not
    // undo it, so the kept answer is repeated.
    if (!checked.ok) return (await answerGiven<R>(ctx, user, request)) ?? checked
    return once<R>(ctx, user, request, (tx, open, save) =>
      work(ctx, tx, open, data, { checked: checked.value, save }),
    )
  }

/**
 * Like `inOneGo`, for work that may find out that an outside service must be asked first. In that
 * case `prepare` gets the refusal, outside the transaction, and says whether to try again.
 */
export const inOneGoAfter =
  <D, R>(
    prepare: (ctx: Context, user: User, data: D, refused: Refusal) => Promise<Refusal | 'AGAIN'>,
    work: Work<D, R>,
  ): Handler<D, R> =>
  async (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    const attempt = () =>
      once<R>(ctx, user, request, (tx, open, save) => work(ctx, tx, open, data, save))
    const first = await attempt()
    if (first.ok) return first
    const prepared = await prepare(ctx, user, data, first)
    return prepared === 'AGAIN' ? attempt() : prepared
  }

/**
 * A handler that does its work once per idempotency key, with calls to outside services between its
 * steps.
 */
export const inSteps =
  <D, R>(
    work: (ctx: Context, user: User, data: D, save: Save<R>) => Promise<Answer<R>>,
  ): Handler<D, R> =>
  (ctx, visitor, data, request) => {
    const user = signedInUser(visitor)
    return resumable<R>(ctx, user, request, (save) => work(ctx, user, data, save))
  }
