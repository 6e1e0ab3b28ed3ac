import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { sealId18 } from '../credentials'
import type { WorldGateway } from '../gateway'
import type { World } from '../outside-world'
import { confirmedProposal, type Insured } from '../purchase'
import type { Login, RemoteGateway, Reply } from '../remote'
import type { Mortality } from './mortality'
import type { Mishap } from './steps'

const MINUTE_MS = 60_000
/** Longer than the gateway keeps the idempotency key of a request whose process died. */
const HELD_MS = 21_000
/** People sign in again after this time, before their session of one hour ends. */
const SESSION_MS = 30 * MINUTE_MS

/** Thrown when no try got an answer, so the person gives up for now. */
export class GivenUp extends Error {}

/** Each person has one identity number, whoever insures them. All have the same age. */
const personOf = (index: number) => ({
  name: '王建国',
  id: sealId18(`11010119900307${String(101 + 2 * index)}`),
})

/** People who sign in, repeat a call when no answer came, and accept a refusal. */
export function openShop(world: World, gateway: WorldGateway, mortality: Mortality) {
  const logins = new Map<number, { login: Login; until: number }>()
  let mishap: Mishap = { kind: 'none' }
  /** Failures that must never happen: a call broke although nothing was wrong. */
  const broken: string[] = []
  const wait = (ms: number) => world.clock.setOffset(world.clock.offsetMs() + ms)

  /** True once, for the first successful call, whose answer is lost. */
  function losesReply({ code }: Reply): boolean {
    if (mishap.kind !== 'lostReply' || code !== 0) return false
    mishap = { kind: 'none' }
    return true
  }

  const call: RemoteGateway['call'] = async (name, data, options = {}) => {
    const key = options.key ?? randomUUID()
    for (let tries = 0; ; tries += 1) {
      const reply = await gateway.call(name, data, { ...options, key })
      const died = mortality.live()
      const isHeld = reply.code === errorCodes.IDEMPOTENCY_IN_PROGRESS
      if (reply.code === errorCodes.UNKNOWN && !died) broken.push(`${name} answered UNKNOWN`)
      if (!died && !isHeld && !losesReply(reply)) return reply
      if (tries === 4) throw new GivenUp(`${name}: no answer`)
      if (isHeld) wait(HELD_MS)
    }
  }
  const remote: RemoteGateway = { ...gateway, call }

  async function loginOf(user: number): Promise<Login> {
    const known = logins.get(user)
    if (known && world.clock.now() < known.until) return known.login
    const code = `citizen-${user}`
    const { code: answer, data } = await call('loginByWechat', { code, appId: 'wx-sandbox' })
    if (answer !== 0) throw new GivenUp(`loginByWechat: ${answer}`)
    logins.set(user, { login: data, until: world.clock.now() + SESSION_MS })
    return data
  }

  return {
    call,
    wait,
    loginOf,
    broken,

    /** Sets the next mishap, which happens once. */
    expect: (next: Mishap) => {
      mishap = next
      if (next.kind === 'death') mortality.dieAfter(next.atStatement)
      if (next.kind === 'outside')
        world.faults.add({ cmd: `wechatpay.${next.service}`, mode: next.mode, times: 1 })
    },
    /** Cancels a mishap that has not happened yet. */
    calm: () => {
      mishap = { kind: 'none' }
      mortality.live()
      world.faults.clear()
    },

    buy: async (user: number, people: readonly number[]): Promise<string | undefined> => {
      const insured: Insured[] = people.map((person, position) => ({
        relationType: position === 0 ? 'SPOUSE' : 'SIBLINGS',
        person: personOf(person),
      }))
      const login = await loginOf(user)
      // The gateway rightly refuses people who are insured already; that is no failure.
      return confirmedProposal(remote, login, insured).catch(() => undefined)
    },

    startOver: () => {
      logins.clear()
      broken.splice(0)
    },
  }
}

export type Shop = ReturnType<typeof openShop>
