import canonicalize from 'canonicalize'
import { refuse, type Answer, type Refusal } from '../../context/answer'
import type { Context, User } from '../../context/context'
import { sha256 } from '../../context/keys'
import type { Db } from '../../db/client'
import type { Writes } from '../../db/write-batch'
import type { OpenAccount } from '../account/open-account'
import {
  claimFreeKey,
  claimKey,
  dropKey,
  findKey,
  renewLease,
  saveAnswer,
  type Claim,
  type KeyRow,
} from './repo'

/**
 * Keeps the first answer to a request that changed something and gives it to every repeat. The
 * answer is stored in the transaction of the change, so a crash leaves both or neither. A refusal
 * changed nothing and is not kept, so a visitor may correct the form and send it with the same key.
 */
export interface Request {
  cmd: string
  /** Unique per user and command. */
  key: string
  data: unknown
}

/** Longer than the slowest outside call. After that a repeat takes over the work. */
const LEASE_MS = 20_000

/** Rolls the transaction back without being an error. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('refused')
  }
}

/** A user whose account this transaction has locked and found open. */
export type OpenUser = User & OpenAccount

/**
 * Runs work that needs no outside service. Everything happens in one transaction. The work may save
 * its answer together with its own last writes. With the key it takes the lock of the account, so the
 * work may write rows of this person.
 */
export async function once<T>(
  ctx: Context,
  user: User,
  request: Request,
  work: (tx: Db, user: OpenUser, save: Save<T>) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  try {
    return await ctx.db.transaction(async (tx): Promise<Answer<T>> => {
      const taken = await take<T>(tx, claimOf(ctx, user, request))
      if (taken) return taken
      let isSaved = false
      const save: Save<T> = async (writes, value) => {
        await saveAnswer(writes, user.id, request, value)
        isSaved = true
      }
      const answer = await work(tx, user as OpenUser, save)
      if (!answer.ok) throw new Refused(answer)
      if (!isSaved) await save(tx, answer.value)
      return answer
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** Saves the answer, in the transaction of the change that it reports. */
export type Save<T> = (writes: Writes, value: T) => Promise<void>

/**
 * Runs work that calls an outside service in between. A lease holds the key while it runs. The work
 * must be able to start again from any point, and must save its answer in its last transaction. If
 * it saves no answer, nothing was done, and a repeat starts anew.
 */
export async function resumable<T>(
  ctx: Context,
  user: User,
  request: Request,
  work: (save: Save<T>) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const claim = claimOf(ctx, user, request)
  // A first request needs no transaction, because it writes only the key.
  const isFree = await claimFreeKey(ctx.db, claim).catch((error: unknown) => {
    // The database may have taken the key before it was lost.
    dropLater(ctx, claim)
    throw error
  })
  if (!isFree) {
    const taken = await ctx.db.transaction((tx) => take<T>(tx, claim))
    if (taken) return taken
  }
  let answer: Answer<T> | undefined
  let isSaved = false
  try {
    answer = await work(async (writes, value) => {
      await saveAnswer(writes, user.id, request, value)
      isSaved = true
    })
  } finally {
    if (!answer?.ok || !isSaved) await dropKey(ctx.db, claim).catch(() => dropLater(ctx, claim))
  }
  return answer
}

const AGAIN_MS = 500

/**
 * Frees the key as soon as the database is back, so that a repeat need not wait for the end of the
 * lease. After that end it stops, because a repeat takes the key over then.
 */
function dropLater(ctx: Context, claim: Claim, waitedMs = AGAIN_MS): void {
  if (waitedMs >= LEASE_MS) return
  const drop = () => dropKey(ctx.db, claim).catch(() => dropLater(ctx, claim, waitedMs + AGAIN_MS))
  setTimeout(() => void drop(), AGAIN_MS).unref()
}

/**
 * The hash of the canonical JSON (RFC 8785): the same content in another order is the same request.
 */
const hashOf = (data: unknown): string => sha256(canonicalize(data) ?? 'null')

const claimOf = (ctx: Context, user: User, { cmd, key, data }: Request) => {
  const now = ctx.clock.now()
  // The odd milliseconds tell claims of one moment apart.
  const leaseUntil = now + LEASE_MS + ctx.ids.between(0, 999)
  const { id: userId, consentWithdrawnAt } = user
  const bodyHash = hashOf(data)
  return { cmd, key, userId, consentWithdrawnAt, bodyHash, createdAt: now, leaseUntil }
}

/**
 * The answer for a repeat of finished work, so that it is not checked again; undefined when there
 * is none.
 */
export async function answerGiven<T>(
  ctx: Context,
  user: User,
  request: Request,
): Promise<Answer<T> | undefined> {
  const known = await findKey(ctx.db, user.id, request)
  return known && given<T>(claimOf(ctx, user, request), known)
}

/** Takes the key, or answers what a repeat gets. */
async function take<T>(tx: Db, claim: Claim): Promise<Answer<T> | undefined> {
  const known = await claimKey(tx, claim)
  if (known === 'TAKEN') return undefined
  if (known === 'CLOSED') return refuse('AUTH_FAILED')
  const answer = given<T>(claim, known)
  if (answer) return answer
  if (known.leaseUntil > claim.createdAt) return refuse('IDEMPOTENCY_IN_PROGRESS')
  await renewLease(tx, claim)
  return undefined
}

function given<T>(claim: Claim, known: KeyRow): Answer<T> | undefined {
  if (known.bodyHash !== claim.bodyHash) return refuse('IDEMPOTENCY_KEY_REUSED')
  // The cast is safe: this same work saved the answer, as JSON.
  return known.answer === null ? undefined : { ok: true, value: known.answer as T }
}
