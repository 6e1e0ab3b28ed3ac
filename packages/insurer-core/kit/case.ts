import { isDeepStrictEqual } from 'node:util'
import type { PortName } from '../ports/table'
import type { Talk } from './talk'

/** What the kit asks of a core: one case, one sentence of the documentation. */

export const groups = [
  ...(['signature', 'form', 'accept', 'issue', 'cancel', 'endorse', 'pull', 'handover'] as const),
]
export type Group = (typeof groups)[number]

export type Case = {
  /** Begins with its group: `issue.same-key`. */
  id: `${Group}.${string}`
  title: string
  /** Ports without which the case says nothing. */
  needs: readonly PortName[]
  /** At least one of these is offered, and the case asks by the first of them. */
  needsOne?: readonly PortName[]
  run: (core: Talk) => Promise<void>
}

/** The core does not do what the documentation says. */
export class Fault extends Error {}

/** The core says that it does not offer what the case is about. */
export class NotOffered extends Error {}

export const fault = (message: string): never => {
  throw new Fault(message)
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 300 ? `${text.slice(0, 300)}...` : text
}

export const expectSame = (what: string, actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected))
    fault(`${what} is ${shown(actual)}, not ${shown(expected)}`)
}

export const expectThat = (what: string, holds: boolean): void => {
  if (!holds) fault(what)
}

/** The answer if it has this status. */
export const expectStatus = <A extends { status: string }, S extends A['status']>(
  what: string,
  answer: A,
  status: S,
): Extract<A, { status: S }> => {
  if (!hasStatus(answer, status))
    throw new Fault(`${what} is answered ${shown(answer)}, not ${status}`)
  return answer
}

const hasStatus = <A extends { status: string }, S extends A['status']>(
  answer: A,
  status: S,
): answer is Extract<A, { status: S }> => answer.status === status

/** A reason that a person can read: Chinese, in one sentence. */
export const expectReadable = (reason: { text: string }): void =>
  expectThat(
    `the reason "${reason.text}" is no sentence in Chinese`,
    /\p{Script=Han}/u.test(reason.text),
  )
