import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { headers } from '@/contract/envelope'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { withdrawals } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newPerson,
  openPayOrder,
  plain,
  shanghai,
  signIn,
  turnSandbox,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Reward in fen for a friend's purchase of 310000/PP57. */
export const REWARD = 1880

export const OFFICIAL = 'wx-sandbox-oa'
export const MINI_PROGRAM = 'wx-sandbox'
/** Headers of the official account, in which rewards are withdrawn. */
export const fromOfficial = { [headers.appId]: OFFICIAL }

interface Sent {
  outBillNo: string
  amountFen: number
  state: string
}

/** A gateway for the tests of one file, with the steps of the sharer and of the friends who buy. */
export function openSharing() {
  let opened: TestGateway | undefined
  const gateway = (): TestGateway => {
    if (!opened) throw new Error('It opens before the first test')
    return opened
  }
  const alarms: string[] = []
  const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
  beforeAll(async () => {
    opened = await openGateway({}, { log: { info: note, warn: note, error: note } })
  })
  afterEach(async () => {
    gateway().sandbox.faults.clear()
    expect((await reconcile(gateway().ctx.db)).differences).toEqual([])
  })
  afterAll(() => gateway().close())

  let people = 0
  /** The code of a new WeChat user. The same code means the same user. */
  const newSharer = () => `sharer-${++people}`
  const enterUnproven = async (code: string, appId = OFFICIAL) =>
    done(await gateway().call('loginByWechat', { code: `person-${code}`, appId }))
  /** Verifies the real name, which binds the account to this person. */
  async function prove(login: Login, { name, id }: Insured['person']) {
    const who = { name: plain(name), credentialNo: plain(id), credentialType: 1 as const }
    return done(await gateway().call('authH5Realname', who, { login }))
  }
  const persons = new Map<string, Insured['person']>()
  /** Signs in as this user. The first time it also verifies the real name. */
  async function enter(code: string, appId?: string) {
    const login = await enterUnproven(code, appId)
    if (persons.has(code)) return login
    const person = newPerson()
    persons.set(code, person)
    await prove(login, person)
    return login
  }
  const personOf = (code: string) => {
    const person = persons.get(code)
    if (!person) throw new Error('Nobody entered with this code')
    return person
  }
  const markOf = async (login: Login) =>
    done(await gateway().call('joinActivity', shanghai, { login })).shareWtagid

  async function pays(login: Login, insured: Insured[] = family()) {
    const proposalId = await confirmedProposal(gateway(), login, insured)
    const { outTradeNo } = await openPayOrder(gateway(), login, proposalId)
    await decide(gateway(), outTradeNo, 'PAID')
    return { proposalId, outTradeNo }
  }
  /** A friend opens the link and pays. The coverage period has not begun. */
  async function friendBuys(shareWtagid: string) {
    const login = await signIn(gateway())
    done(await gateway().call('initRelation', { shareWtagid }, { login }))
    return { ...(await pays(login)), login }
  }
  async function later(ms: number) {
    await moveClock(gateway(), ms)
    await gateway().jobs()
  }
  const aMonthLater = () => later(32 * DAY_MS)

  /** Makes a sharer of whom this many friends bought. The rewards are still pending. */
  async function recommended(friends = 1, appId = OFFICIAL) {
    const code = newSharer()
    const mark = await markOf(await enter(code, appId))
    const bought = []
    for (let friend = 0; friend < friends; friend += 1) bought.push(await friendBuys(mark))
    return { code, mark, bought, appId }
  }
  const ready: Awaited<ReturnType<typeof recommended>>[] = []
  /** Makes a sharer with the reward of one friend in each app. One month passes for all, as it costs most. */
  async function makeReady(appIds: readonly string[]) {
    for (const appId of appIds) ready.push(await recommended(1, appId))
    await aMonthLater()
  }
  /** A sharer with the rewards of this many friends on the balance. */
  async function rewarded(friends = 1, appId = OFFICIAL) {
    const place = friends === 1 ? ready.findIndex((made) => made.appId === appId) : -1
    const [known] = place < 0 ? [] : ready.splice(place, 1)
    const made = known ?? (await recommended(friends, appId))
    if (!known) await aMonthLater()
    return { ...made, login: await enter(made.code, appId) }
  }

  const rewardsOf = async (login: Login) =>
    done(await gateway().call('getRewards', {}, { login, headers: fromOfficial }))
  const detailOf = async (login: Login) =>
    done(await gateway().call('fissionDetail', {}, { login })).list
  const withdraw = (login: Login, amountFen: number, key: string = randomUUID()) =>
    gateway().call('withdraw', { amountFen }, { login, key, headers: fromOfficial })

  /** Refunds the whole order in the merchant console. */
  async function refundInConsole({ outTradeNo }: { outTradeNo: string }) {
    const path = `sandbox/pay-orders/${outTradeNo}/refunds`
    const answer = await fetch(`${gateway().origin}/${path}`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(200)
    await gateway().jobs()
  }

  const transfers = async () =>
    (await (await fetch(`${gateway().origin}/sandbox/transfers`)).json()) as Sent[]
  const numberOf = async (withdrawalId: string) => {
    const found = eq(withdrawals.id, withdrawalId)
    const [row] = await gateway().ctx.db.select().from(withdrawals).where(found)
    return row?.outBillNo ?? ''
  }
  const sentFor = async (withdrawalId: string) => {
    const outBillNo = await numberOf(withdrawalId)
    return (await transfers()).filter((each) => each.outBillNo === outBillNo)
  }
  const ends = async (withdrawalId: string, state: 'SUCCESS' | 'FAIL') =>
    turnSandbox(gateway(), `transfers/${await numberOf(withdrawalId)}`, { state })
  const fails = (mode: object) =>
    turnSandbox(gateway(), 'faults', { cmd: 'wechatpay.transfer', times: 1, ...mode })

  return {
    ...{
      gateway,
      alarms,
      newSharer,
      enter,
      enterUnproven,
      prove,
      personOf,
      markOf,
      pays,
      friendBuys,
      later,
      aMonthLater,
    },
    ...{
      makeReady,
      rewarded,
      rewardsOf,
      detailOf,
      withdraw,
      refundInConsole,
      sentFor,
      ends,
      fails,
    },
  }
}
