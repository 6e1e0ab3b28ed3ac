import { eq, min } from 'drizzle-orm'
import { DAY_MS } from '@/domain/time/day'
import { proposals, renewals } from '../../../server/db/schema'
import { renewalOf } from '../../../server/records/renewal/repo'
import { turnSandbox } from '../purchase'
import { signContract } from '../sandbox'
import { readBills } from './rest'
import type { Shop } from './shop'
import type { Step } from './steps'
import type { Town } from './town'

const MINUTE_MS = 60_000

/** Auto-renewal consents, and the actions of people, WeChat and time on them. */
export function openRenewals(town: Town, shop: Shop) {
  const { world, db, wait } = town
  const known = (proposalId: string) => renewalOf(db, proposalId)

  async function agree(user: number, proposalId: string): Promise<void> {
    const login = await shop.loginOf(user)
    const { data } = await shop.call('listPolicies', {}, { login })
    const policy = data?.list.find(({ orderId }) => orderId === proposalId)
    if (!policy) return
    const { policyId } = policy
    const shown = await shop.call('getRenewalSwitch', { policyId }, { login })
    if (shown.code !== 0 || shown.data.family.length === 0) return
    const { family } = shown.data
    const wanted = {
      textHash: shown.data.text?.textHash ?? '',
      documents: shown.data.becomes?.documents.map(({ url }) => url),
      policyIds: family.map((one) => one.policyId),
      expectedFen: family.reduce((sum, { premiumFen }) => sum + premiumFen, 0),
    }
    await shop.call('turnOnAutoRenewal', wanted, { login })
  }

  async function sign(proposalId: string, choice: 'SIGNED' | 'REFUSED'): Promise<void> {
    const code = (await known(proposalId))?.outContractCode ?? ''
    await signContract(world.origin, code, choice)
  }

  async function off(user: number, proposalId: string, wholeFamily: boolean): Promise<void> {
    const login = await shop.loginOf(user)
    const { data } = await shop.call('listPolicies', {}, { login })
    const policy = data?.list.find(({ orderId }) => orderId === proposalId)
    if (!policy) return
    const { policyId } = policy
    await shop.call('turnOffAutoRenewal', { policyId, wholeFamily }, { login })
  }

  return {
    /** Keeps only the paid proposals, because no other can be renewed. */
    among: async <Sold extends { proposalId: string }>(sold: readonly Sold[]): Promise<Sold[]> => {
      const paid = await db.select().from(proposals).where(eq(proposals.storedStatus, 'PAID'))
      return sold.filter(({ proposalId }) => paid.some(({ id }) => id === proposalId))
    },

    turn: async (
      how: Extract<Step, { do: 'renew' }>['how'],
      user: number,
      proposalId: string,
    ): Promise<void> => {
      if (how === 'agree' || how === 'refuse') {
        await agree(user, proposalId)
        return sign(proposalId, how === 'agree' ? 'SIGNED' : 'REFUSED')
      }
      if (how === 'off' || how === 'offAll') return off(user, proposalId, how === 'offAll')
      const renewal = await known(proposalId)
      if (!renewal) return
      const change = how === 'unsign' ? { state: 'TERMINATED' } : { charges: 'PAID_FAIL' }
      // WeChat Pay may not know this number; then there is no contract to change.
      await turnSandbox(world, `contracts/${renewal.outContractCode}`, change).catch(
        () => undefined,
      )
    },

    /** Moves the clock to the next due action of a renewal. It answers false when none is left. */
    passTime: async (): Promise<boolean> => {
      const [soonest] = await db
        .select({ next: min(renewals.nextAt), end: min(renewals.endDueAt) })
        .from(renewals)
      const times = [soonest?.next, soonest?.end].flatMap((at) => at ?? [])
      if (times.length === 0) return false
      const restMs = () => Math.max(Math.min(...times) - world.clock.now(), 0)
      if (restMs() > 2 * DAY_MS) {
        wait(DAY_MS)
        await readBills(town)
      }
      wait(restMs() + MINUTE_MS)
      return true
    },
  }
}
