import type { Place } from '@/contract/envelope'
import type { Asking, Line } from '../context/growth'

/**
 * The line of people who want to buy while the gateway is full. Only the steps of buying wait. Whoever
 * was let in is not stopped again, and nothing that follows a pay order ever waits.
 */

/** A purchase, with all its reading and filling in, takes no longer between two calls. */
const INSIDE_MS = 15 * 60_000
/**
 * The call of whoever is expected to be let in within EXPECTED_MS is kept open, for AT_DOOR_MS at most,
 * so that a free place is taken at once. All others are told to ask again.
 */
const EXPECTED_MS = 4_000
const AT_DOOR_MS = 5_000
/** Nobody is asked to come back later than this (s). Who is this late (ms) has left. */
const LONGEST_RETRY = 30
const GONE_MS = 5_000
/** More than this many are not remembered, so that accounts made for it cannot fill the memory. */
const MOST = 20_000
const TICKET_MS = 2 * 3_600_000
/** How many were let in is counted over this time. A shorter past than ENOUGH_MS says little. */
const COUNTED_MS = 10_000
const ENOUGH_MS = 1_000

export interface LineSettings {
  /** How many calls may be at work before people have to wait. */
  callsAtOnce: number
  now(): number
  sign(text: string): string
  /** Does something after this time (ms). Answers how to cancel it. */
  later?(ms: number, act: () => void): () => void
}

interface Waiting {
  person: string
  arrivedAt: number
  /** Orders those who arrived in the same ms. */
  number: number
  /** When the person must have asked again. */
  dueAt: number
  /** Ends the wait of the person's call, which is kept open. */
  answer?: ((place: Place | undefined) => void) | undefined
}

const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.arrivedAt < other.arrivedAt ||
  (one.arrivedAt === other.arrivedAt && one.number < other.number)

/** How many of a sorted list stand before this person. */
const ahead = (sorted: readonly Waiting[], own: Waiting): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = sorted[middle]
    if (other && isBefore(other, own)) from = middle + 1
    else to = middle
  }
  return from
}
const put = (sorted: Waiting[], own: Waiting): void => {
  sorted.splice(ahead(sorted, own), 0, own)
}
const take = (sorted: Waiting[], own: Waiting): void => {
  const index = ahead(sorted, own)
  if (sorted[index] === own) sorted.splice(index, 1)
}

const afterTimeout = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** The line of a gateway, and how many are waiting. */
export function createLine(settings: LineSettings): Line & { length(): number } {
  const { callsAtOnce, now, sign, later = afterTimeout } = settings
  /** When people were let in, oldest first. */
  const entries: number[] = []
  /** When each person inside made the last call. Oldest first. */
  const inside = new Map<string, number>()
  const waiting = new Map<string, Waiting>()
  /** The same people, the first to come in front; and those of them whose calls are kept open. */
  let queue: Waiting[] = []
  const door: Waiting[] = []
  let numbers = 0
  let sweptAt = now()
  let atWork = 0

  const isInside = (person: string): boolean => {
    const since = inside.get(person)
    return since !== undefined && now() - since < INSIDE_MS
  }
  /** Forgets who does not ask any more, once a second. */
  const sweep = (): void => {
    if (now() - sweptAt < 1000) return
    sweptAt = now()
    queue = queue.filter(({ dueAt }) => now() - dueAt <= GONE_MS)
    if (queue.length === waiting.size) return
    waiting.clear()
    for (const own of queue) waiting.set(own.person, own)
  }

  const stay = (person: string): void => {
    inside.delete(person)
    inside.set(person, now())
    for (const [other, since] of inside) {
      if (inside.size <= MOST && now() - since < INSIDE_MS) break
      inside.delete(other)
    }
  }
  /** How many people a second are let in. An idle past would say too few. */
  const aSecond = (): number => {
    while (entries[0] !== undefined && now() - entries[0] >= COUNTED_MS) entries.shift()
    const countedMs = Math.max(ENOUGH_MS, now() - (entries[0] ?? now()))
    return Math.max(callsAtOnce / 2, (entries.length / countedMs) * 1000)
  }
  /** Gives the free places to those at the door, in the order in which they came. */
  const letIn = (): void => {
    while (atWork < callsAtOnce) {
      const own = door.shift()
      if (!own) return
      entries.push(now())
      atWork += 1
      take(queue, own)
      waiting.delete(own.person)
      stay(own.person)
      own.answer?.(undefined)
    }
  }

  const ticketOf = (person: string, at: number): string =>
    `${at.toString(36)}.${sign(`${person} ${at}`).slice(0, 22)}`
  const arrivedAt = ({ person, ticket }: Asking): number => {
    const at = parseInt(ticket?.split('.')[0] ?? '', 36)
    const isOurs = now() - at < TICKET_MS && ticket === ticketOf(person, at)
    return isOurs ? at : now()
  }
  /** The place of somebody who comes back when about half of the remaining wait is over. */
  const placeOf = (own: Waiting): Place => {
    const before = ahead(queue, own)
    const retryAfter = Math.min(LONGEST_RETRY, Math.max(1, Math.ceil(before / aSecond() / 2)))
    own.dueAt = now() + retryAfter * 1000
    return { position: before + 1, retryAfter, ticket: ticketOf(own.person, own.arrivedAt) }
  }
  /** Keeps the call open until the person is let in, asks once more, or has to be answered. */
  const waitAtDoor = (own: Waiting): Promise<Place | undefined> =>
    new Promise((resolve) => {
      const cancel = later(AT_DOOR_MS, () => own.answer?.(placeOf(own)))
      own.answer = (place) => {
        cancel()
        own.answer = undefined
        take(door, own)
        resolve(place)
      }
      own.dueAt = now() + AT_DOOR_MS
      put(door, own)
      letIn()
    })

  /** Answers undefined for whoever may go on; that person's work then already counts. */
  const enter = (asking: Asking): Promise<Place | undefined> | Place | undefined => {
    const { person } = asking
    if (isInside(person)) {
      stay(person)
      atWork += 1
      return undefined
    }
    sweep()
    const known = waiting.get(person)
    const own = known ?? {
      ...{ person, arrivedAt: arrivedAt(asking) },
      ...{ number: (numbers += 1), dueAt: now() },
    }
    own.answer?.(placeOf(own))
    if (!known && waiting.size < MOST) {
      waiting.set(person, own)
      put(queue, own)
    }
    const isNearlyFirst = ahead(queue, own) < Math.max(1, (aSecond() * EXPECTED_MS) / 1000)
    return isNearlyFirst ? waitAtDoor(own) : placeOf(own)
  }

  return {
    run: async (work, asking) => {
      if (asking) {
        const place = await enter(asking)
        if (place) return { place }
      } else atWork += 1
      try {
        return { done: await work() }
      } finally {
        atWork -= 1
        letIn()
      }
    },
    length: () => waiting.size,
  }
}
