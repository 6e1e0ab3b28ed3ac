import { eq } from 'drizzle-orm'
import { outbox, proposals, renewals } from '../../server/db/schema'
import type { TestGateway } from './gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newMobile,
  newPerson,
  openPayOrder,
  renewalTerms,
  type Insured,
} from './purchase'
import type { Login } from './remote'
import { signContract } from './sandbox'

/** A purchase and the login of its buyer. */
interface Bought {
  proposalId: string
  policyIds: string[]
  login: Login
  /** Signs the buyer in again. */
  enter: () => Promise<Login>
}

/** Steps of renewal tests: buy for two people, agree and sign, let days pass, read the result. */
export function renewing(open: () => TestGateway) {
  const at = (day: string, time = '10:00') =>
    open().sandbox.clock.setNow(Date.parse(`${day}T${time}:00+08:00`))

  /** Moves the clock to each of these moments and runs the jobs there. */
  async function until(...moments: string[]): Promise<void> {
    for (const moment of moments) {
      const [day = '', time] = moment.split(' ')
      at(day, time)
      await open().jobs()
    }
  }

  async function bought(people: Insured[] = family()) {
    const code = `renewer-${newMobile()}`
    const enter = async () =>
      done(await open().call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const login = await enter()
    const proposalId = await confirmedProposal(open(), login, people)
    const { outTradeNo } = await openPayOrder(open(), login, proposalId)
    await decide(open(), outTradeNo, 'PAID')
    const { policies } = done(await open().call('getOrder', { orderId: proposalId }, { login }))
    const policyIds = policies.map(({ policyId }) => policyId)
    const [policyId = ''] = policyIds
    /** Reads the renewal with a new login, because a login ends after an hour. */
    const show = async () => {
      const by = await enter()
      return { by, ...done(await open().call('getRenewalSwitch', { policyId }, { login: by })) }
    }
    return { proposalId, policyId, policyIds, login, enter, show }
  }

  /** Makes an order that waits for its payment. */
  async function unpaid(login: Login) {
    const father = { relationType: 'FATHER_PARENTS' as const, person: newPerson('1962-03-15') }
    const proposalId = await confirmedProposal(open(), login, [father])
    const { payOrderId } = await openPayOrder(open(), login, proposalId)
    return { proposalId, payOrderId }
  }

  const wanted = async ({ policyIds, enter }: Bought, expectedFen = 25_800) => ({
    ...{ policyIds, expectedFen },
    ...(await renewalTerms(open(), policyIds[0], await enter())),
  })

  async function signed(one: Bought): Promise<string> {
    const { login } = one
    const { signing } = done(await open().call('turnOnAutoRenewal', await wanted(one), { login }))
    const signUrl = signing.kind === 'redirect' ? signing.url : ''
    const page = await fetch(new URL(signUrl, open().origin))
    expect(await page.text()).toContain('258.00')
    const code = new URL(signUrl, open().origin).searchParams.get('code') ?? ''
    await sign(code)
    return code
  }

  const sign = (code: string) => signContract(open().origin, code)

  const renewalOf = async ({ proposalId }: Bought) =>
    (await open().ctx.db.select().from(renewals).where(eq(renewals.proposalId, proposalId)))[0]
  const told = async ({ proposalId }: Bought) =>
    (await open().ctx.db.select().from(outbox)).filter(
      ({ topic, payload }) => topic === 'RENEWAL' && payload['proposalId'] === proposalId,
    )
  /** The orders that renew this one. */
  const renewedBy = async ({ proposalId }: Bought) =>
    open().ctx.db.select().from(proposals).where(eq(proposals.renews, proposalId))

  return { at, until, bought, unpaid, wanted, signed, sign, renewalOf, told, renewedBy }
}
