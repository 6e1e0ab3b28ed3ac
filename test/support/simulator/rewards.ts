import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { headers } from '@/contract/envelope'
import { withdrawals } from '../../../server/db/schema'
import { sealId18 } from '../credentials'
import { plain, shanghai, turnSandbox } from '../purchase'
import { personOf, type Shop } from './shop'
import { USERS, type Step } from './steps'
import type { Town } from './town'

/** The sharer is nobody's relative and buys nothing. */
const sharer = { name: '赵建国', id: sealId18('11010119700307101') }
const SHARER = 'sharer'
const inMiniProgram = { [headers.appId]: 'wx-sandbox' }
/** Longer (ms) than a link for confirming is valid. */
const LINK_LAPSED = 8 * 24 * 3_600_000
const statement = v.object({ textHash: v.string() })

type Of<Do extends Step['do']> = Extract<Step, { do: Do }>

/** What people do beside their purchases: share, withdraw, confirm as insured people, leave. */
export function openRewards({ db, world, wait }: Town, shop: Shop) {
  const codeOf = (user: number) => (user === USERS ? SHARER : `citizen-${user}`)

  /** The mark of the sharer's links. The first time, the sharer proves who they are. */
  async function mark(): Promise<string | undefined> {
    const login = await shop.loginAs(SHARER)
    const credential = { credentialNo: plain(sharer.id), credentialType: 1 as const }
    const who = { name: plain(sharer.name), ...credential }
    await shop.call('authH5Realname', who, { login })
    const { data } = await shop.call('joinActivity', shanghai, { login })
    return data?.shareWtagid
  }

  async function textHash(): Promise<string> {
    const { data } = await shop.call('readConfig', {
      appID: 'huimin_insur',
      namespace: 'pre_insure_page',
      key: 'document:insurant-confirmation',
    })
    return data ? v.parse(statement, JSON.parse(data.configJsonValue)).textHash : ''
  }

  return {
    share: async ({ user }: Of<'share'>): Promise<void> => {
      const shareWtagid = await mark()
      if (shareWtagid === undefined) return
      await shop.call('initRelation', { shareWtagid }, { login: await shop.loginOf(user) })
    },

    withdraw: async ({ amount }: Of<'withdraw'>): Promise<void> => {
      const login = await shop.loginAs(SHARER)
      const asked = await shop.call('getRewards', {}, { login, headers: inMiniProgram })
      if (asked.code !== 0) return
      const { balanceFen } = asked.data
      if (balanceFen === 0 && amount === 'all') return
      const amountFen = amount === 'all' ? balanceFen : balanceFen + 1_000
      await shop.call('withdraw', { amountFen }, { login, headers: inMiniProgram })
    },

    /** The sharer accepts the newest transfer, or it fails. */
    transfer: async ({ end }: Of<'transfer'>): Promise<void> => {
      const open = await db.select().from(withdrawals).where(eq(withdrawals.status, 'PROCESSING'))
      for (const { outBillNo } of open)
        await turnSandbox(world, `transfers/${outBillNo}`, { state: end }).catch(() => undefined)
    },

    /** The first insured person of an order confirms it. */
    confirm: async (
      { how }: Of<'confirm'>,
      user: number,
      { proposalId, people }: { proposalId: string; people: readonly number[] },
    ): Promise<void> => {
      const { data } = await shop.call('listPolicies', {}, { login: await shop.loginOf(user) })
      const policy = data?.list.find(({ orderId }) => orderId === proposalId)
      if (!policy) return
      const { policyId } = policy
      const made = await shop.call(
        'makeConfirmLink',
        { policyId },
        { login: await shop.loginOf(user) },
      )
      if (made.code !== 0) return
      if (how === 'late') wait(LINK_LAPSED)
      const person = personOf(how === 'stranger' ? 40 : (people[0] ?? 0))
      const who = { name: plain(person.name), credentialNo: plain(person.id) }
      const wanted = { token: made.data.token, textHash: await textHash(), who }
      const login = await shop.loginAs('insured')
      await shop.call('accreditInsurant', wanted, { login })
      if (how === 'twice') await shop.call('accreditInsurant', wanted, { login })
    },

    leave: async ({ user, how }: Of<'leave'>): Promise<void> => {
      const code = codeOf(user)
      const login = await shop.loginAs(code)
      const open = await shop.call('getOpenBusiness', {}, { login })
      if (open.code !== 0) return
      const lost = how === 'told' ? { forfeitFen: open.data.forfeitFen } : {}
      const left = await shop.call('deleteAccount', { confirm: 'DELETE', ...lost }, { login })
      if (left.code === 0) shop.signOut(code)
    },
  }
}
