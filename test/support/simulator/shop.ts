import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { sealId18 } from '../credentials'
import { confirmedProposal, type Insured } from '../purchase'
import type { Login, RemoteGateway, Reply } from '../remote'
import type { Notes } from './notes'
import { PEOPLE, type Mishap } from './steps'
import type { Town } from './town'

const MINUTE_MS = 60_000
/** Longer than the gateway keeps the idempotency key of a request whose process died. */
const HELD_MS = 21_000
/** People sign in again after this time, before their session of one hour ends. */
const SESSION_MS = 30 * MINUTE_MS

/** Thrown when no try got an answer, so the person gives up for now. */
export class GivenUp extends Error {}

/** Each person has one identity number, whoever insures them. All have the same age. */
export const personOf = (index: number) => ({
  name: '王建国',
  id: sealId18(`11010119900307${String(101 + 2 * index)}`),
})

/** What no log may have of the people whom anybody insures. */
export const secretsOf = (): string[] => {
  const people = Array.from({ length: PEOPLE }, (_, index) => personOf(index))
  return [...new Set(people.flatMap(({ name, id }) => [name, id]))]
}

/** People who sign in, repeat a call when no answer came, and accept a refusal. */
export function openShop(town: Town, notes: Notes) {
  const { world } = town
  const logins = new Map<string, { login: Login; until: number }>()
  let mishap: Mishap = { kind: 'none' }
  /** Failures that must never happen: a call broke although nothing was wrong. */
  const broken: string[] = []

  /** True once, for the first successful call, whose answer is lost. */
  function losesReply({ code }: Reply): boolean {
    if (mishap.kind !== 'lostReply' || code !== 0) return false
    mishap = { kind: 'none' }
    notes.happened.add('reply lost')
    return true
  }

  /** One try. If the gateway is stopped meanwhile, the person asks the other one, too. */
  const ask: RemoteGateway['call'] = async (name, data, options) => {
    const { gateway, mortality } = town.here()
    const elsewhere: Reply[] = []
    town.whileStopped(async () => {
      const { gateway: other } = town.here()
      elsewhere.push(await other.call(name, data, options))
    })
    const reply = await gateway.call(name, data, options)
    town.whileStopped(undefined)
    const died = mortality.revive()
    const [other] = elsewhere
    if (other) notes.happened.add(`stopped in ${name}`)
    if (reply.code === errorCodes.UNKNOWN && !died) broken.push(`${name} answered UNKNOWN`)
    // Both answer the same call of the same type.
    if (other?.code === 0) return other as typeof reply
    return died ? { ...reply, code: errorCodes.UNKNOWN } : reply
  }

  const call: RemoteGateway['call'] = async (name, data, options = {}) => {
    const key = options.key ?? randomUUID()
    for (let tries = 0; ; tries += 1) {
      const reply = await ask(name, data, { ...options, key })
      const isHeld = reply.code === errorCodes.IDEMPOTENCY_IN_PROGRESS
      const isLost = reply.code === errorCodes.UNKNOWN || reply.code === errorCodes.UNAVAILABLE
      if (!isHeld && !isLost && !losesReply(reply)) {
        notes.answer(name, reply)
        return reply
      }
      notes.happened.add(isHeld ? 'key held' : 'asked again')
      if (tries === 4) throw new GivenUp(`${name}: no answer`)
      if (isHeld) town.wait(HELD_MS)
      town.turn()
    }
  }
  const remote: RemoteGateway = {
    origin: town.machines[0].gateway.origin,
    now: () => world.clock.now(),
    call,
  }

  async function loginAs(code: string): Promise<Login> {
    const known = logins.get(code)
    if (known && world.clock.now() < known.until) return known.login
    const { code: answer, data } = await call('loginByWechat', { code, appId: 'wx-sandbox' })
    if (answer !== 0) throw new GivenUp(`loginByWechat: ${answer}`)
    logins.set(code, { login: data, until: world.clock.now() + SESSION_MS })
    return data
  }
  const nameOf = (user: number) => `citizen-${user}`

  return {
    call,
    wait: town.wait,
    loginAs,
    loginOf: (user: number) => loginAs(nameOf(user)),
    broken,

    /** Sets the next mishap, which happens once. */
    expect: (next: Mishap) => {
      mishap = next
    },
    /** Cancels a mishap that has not happened yet. */
    calm: () => {
      mishap = { kind: 'none' }
    },

    buy: async (user: number, people: readonly number[]): Promise<string | undefined> => {
      const insured: Insured[] = people.map((person, position) => ({
        relationType: position === 0 ? 'SPOUSE' : 'SIBLINGS',
        person: personOf(person),
      }))
      const login = await loginAs(nameOf(user))
      // The gateway rightly refuses people who are insured already; that is no failure.
      return confirmedProposal(remote, login, insured).catch(() => undefined)
    },

    /** Forgets a login that the gateway has ended. */
    signOut: (code: string) => void logins.delete(code),

    startOver: () => {
      logins.clear()
      broken.splice(0)
    },
  }
}

export type Shop = ReturnType<typeof openShop>
