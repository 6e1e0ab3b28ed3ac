import { fail, ok, type Result } from '@/domain/base/result'
import { guardRequests } from '../request-guard'

/**
 * The store for a value that WeChat gives to all gateways together. One gateway renews it, the
 * others read it here (in the database).
 */
export interface SharedPlace {
  read(name: string): Promise<Stored | undefined>
  /** Answers true to one gateway, which may renew the value now. No other may for `leaseMs`. */
  claim(name: string, leaseMs: number): Promise<boolean>
  /** Stores the value and ends the claim. */
  keep(name: string, stored: Stored): Promise<void>
  /** Ends the claim without a value. */
  release(name: string): Promise<void>
  /** Drops exactly this value, because it is no longer valid. A newer value stays. */
  drop(name: string, value: string): Promise<void>
}

export interface Stored {
  value: string
  /** ms since 1970 */
  expireAt: number
}

export interface Held<Code extends string> {
  get(): Promise<Result<string, Code | 'UNKNOWN'>>
  /** Called when WeChat refuses the value. The next `get` asks for a new one. */
  forget(value: string): Promise<void>
}

/** WeChat renews in the last five minutes and accepts both values in that time. */
const RENEW_BEFORE_MS = 5 * 60_000
/** Longer than the request that renews the value. */
const LEASE_MS = 15_000
const LOOK_AGAIN_MS = 200
const LOOKS = 40

export function createSharedToken<Code extends string>({
  name,
  place,
  now,
  ask,
}: {
  name: string
  place: SharedPlace
  /** ms since 1970 */
  now: () => number
  ask: () => Promise<Result<{ value: string; seconds: number }, Code | 'UNKNOWN'>>
}): Held<Code> {
  let known: Stored | undefined
  let getting: ReturnType<Held<Code>['get']> | undefined

  const isFresh = ({ expireAt }: Stored): boolean => now() < expireAt - RENEW_BEFORE_MS

  async function renew(old: Stored | undefined): ReturnType<Held<Code>['get']> {
    const asked = await ask().catch(async (error: unknown) => {
      await place.release(name)
      throw error
    })
    if (!asked.ok) {
      await place.release(name)
      return old ? ok(old.value) : asked
    }
    known = { value: asked.value.value, expireAt: now() + asked.value.seconds * 1000 }
    await place.keep(name, known)
    return ok(known.value)
  }

  /**
   * Another gateway may have renewed the value and ended its claim between the read and this
   * gateway's claim.
   */
  async function renewedMeanwhile(): Promise<Result<string, never> | undefined> {
    const stored = await place.read(name)
    if (!stored || !isFresh(stored)) return undefined
    await place.release(name)
    known = stored
    return ok(stored.value)
  }

  async function find(): ReturnType<Held<Code>['get']> {
    for (let look = 0; look < LOOKS; look += 1) {
      const stored = await place.read(name)
      if (stored && isFresh(stored)) {
        known = stored
        return ok(stored.value)
      }
      const old = stored && now() < stored.expireAt ? stored : undefined
      if (await place.claim(name, LEASE_MS)) return (await renewedMeanwhile()) ?? renew(old)
      // Another gateway is renewing the value. Until it is done, the old value is still valid.
      if (old) return ok(old.value)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    return fail('UNKNOWN')
  }

  return {
    get: () => {
      if (known && isFresh(known)) return Promise.resolve(ok(known.value))
      // Everybody waits for the same value, so it is asked for outside the work in hand.
      getting ??= guardRequests(undefined, find).finally(() => {
        getting = undefined
      })
      return getting
    },
    forget: async (value) => {
      if (known?.value === value) known = undefined
      await place.drop(name, value)
    },
  }
}
