import type { CallName } from '@/contract/calls'
import type { Place } from '@/contract/envelope'

/**
 * The line of people who want to buy while the gateway is full. Only the steps of buying wait. Whoever
 * was let in is not stopped again, and nothing that follows a pay order ever waits.
 */

export interface Line {
  /** Undefined for whoever may go on. */
  enter(person: string, ticket: string | undefined): Place | undefined
  /** Runs the work of a call; while it runs it counts as being in the gateway. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** How many are waiting. */
  length(): number
}

export const waitingCalls: readonly CallName[] = [
  'getPrice',
  'confirmHealth',
  'createProposal',
  'confirmProposal',
  'createPayOrder',
]

/** A purchase, with all its reading and filling in, takes no longer between two calls. */
const INSIDE_MS = 15 * 60_000
/** Who is asked to come back in this time (s) and does not come for three of it has left. */
const LONGEST_RETRY = 15
const GONE_MS = 3 * LONGEST_RETRY * 1000
/** More than this many are not remembered, so that nobody can fill the memory with made-up names. */
const MOST = 20_000
const TICKET_MS = 2 * 3_600_000

export interface LineSettings {
  /** How many calls may be at work before people have to wait. 0 lets everybody in. */
  callsAtOnce: number
  now(): number
  sign(text: string): string
}

interface Waiting {
  person: string
  arrivedAt: number
  /** Orders those who arrived in the same ms. */
  number: number
  seenAt: number
}

const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.arrivedAt < other.arrivedAt ||
  (one.arrivedAt === other.arrivedAt && one.number < other.number)

export function createLine({ callsAtOnce, now, sign }: LineSettings): Line {
  /** When each person inside made the last call. Oldest first. */
  const inside = new Map<string, number>()
  const waiting = new Map<string, Waiting>()
  /** The same people, the first to come in front. */
  let queue: Waiting[] = []
  let numbers = 0
  let sweptAt = now()
  let atWork = 0

  const isInside = (person: string): boolean => {
    const since = inside.get(person)
    return since !== undefined && now() - since < INSIDE_MS
  }
  /** How many stand before this place in the queue. */
  const ahead = (own: Waiting): number => {
    let [from, to] = [0, queue.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = queue[middle]
      if (other && isBefore(other, own)) from = middle + 1
      else to = middle
    }
    return from
  }
  const stand = (own: Waiting): void => {
    waiting.set(own.person, own)
    queue.splice(ahead(own), 0, own)
  }
  /** Forgets who does not ask any more, once a second. */
  const sweep = (): void => {
    if (now() - sweptAt < 1000) return
    sweptAt = now()
    queue = queue.filter(({ seenAt }) => now() - seenAt <= GONE_MS)
    if (queue.length === waiting.size) return
    waiting.clear()
    for (const own of queue) waiting.set(own.person, own)
  }
  const letIn = (person: string): void => {
    const own = waiting.get(person)
    if (own) queue.splice(ahead(own), 1)
    waiting.delete(person)
    inside.delete(person)
    inside.set(person, now())
    for (const [other, since] of inside) {
      if (inside.size <= MOST && now() - since < INSIDE_MS) break
      inside.delete(other)
    }
  }
  const ticketOf = (person: string, at: number): string =>
    `${at.toString(36)}.${sign(`${person} ${at}`).slice(0, 22)}`
  const arrivedAt = (person: string, ticket: string | undefined): number => {
    const at = parseInt(ticket?.split('.')[0] ?? '', 36)
    const isOurs = now() - at < TICKET_MS && ticket === ticketOf(person, at)
    return isOurs ? at : now()
  }

  return {
    enter: (person, ticket) => {
      if (callsAtOnce === 0) return undefined
      if (isInside(person)) {
        letIn(person)
        return undefined
      }
      sweep()
      const known = waiting.get(person)
      const own = known ?? {
        ...{ person, arrivedAt: arrivedAt(person, ticket) },
        ...{ number: (numbers += 1), seenAt: now() },
      }
      own.seenAt = now()
      if (!known && waiting.size < MOST) stand(own)
      const before = ahead(own)
      // The places that are free belong to the first in the line, also if others ask earlier.
      if (before < callsAtOnce - atWork) {
        letIn(person)
        return undefined
      }
      const retryAfter = Math.min(LONGEST_RETRY, 1 + Math.floor(before / callsAtOnce))
      return { position: before + 1, retryAfter, ticket: ticketOf(person, own.arrivedAt) }
    },
    during: async (work) => {
      atWork += 1
      try {
        return await work()
      } finally {
        atWork -= 1
      }
    },
    length: () => waiting.size,
  }
}
