import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { renewals, securityEvents, users } from '../../server/db/schema'
import { reminderJobs } from '../../server/jobs/reminder'
import { renewalJobs } from '../../server/jobs/renewal'
import { runJobs } from '../../server/jobs/run'
import { actors, couple, refundInConsole, type Bought } from '../support/pairs/stage'
import { openPairTown, type PairTown } from '../support/pairs/town'
import { done } from '../support/purchase'
import type { Login } from '../support/remote'
import { rowsOf, untilWaiting } from './rows'

/**
 * An account is closed, or its consent withdrawn, while something else happens to it. A third
 * connection holds a row until both wait, so each race has one order. PGlite has one connection, so
 * nothing can race there.
 */
const server = process.env['TEST_DATABASE_URL']

let town: PairTown | undefined
beforeAll(async () => {
  if (server !== undefined) town = await openPairTown()
}, 60_000)
afterAll(() => town?.close())

/** Begins one thing after another while the rows of `held` are locked, each when the last one waits. */
async function race<T>(
  { db }: PairTown,
  held: string,
  begun: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const all = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select 1 from ${held} for update`))
    const answers: Promise<T>[] = []
    for (const begin of begun) {
      answers.push(begin())
      await untilWaiting(db, answers.length)
    }
    return answers
  })
  return Promise.all(all)
}

interface Renewing {
  bought: Bought
  login: Login
  policyIds: string[]
}

let applicants = 0
/** A new account with a paid order for two people that is renewed automatically. */
async function renewing(at: PairTown): Promise<Renewing> {
  at.leadTo(at.first)
  const { enter, buy, renew, policiesOf } = actors(at)
  const code = `leaving-${applicants++}`
  const bought = await buy(code, couple())
  await renew(code, bought)
  return { bought, login: await enter(code), policyIds: await policiesOf(code, bought) }
}

const close = ({ second }: PairTown, login: Login) =>
  second.call('deleteAccount', { confirm: 'DELETE' }, { login })

const renewalOf = async ({ db }: PairTown, { proposalId }: Bought) =>
  (await db.select().from(renewals).where(eq(renewals.proposalId, proposalId)))[0]

/** The security events of one kind about the account of a login. */
const notedOf = ({ db }: PairTown, { openId }: Login, kind: string) =>
  db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(and(eq(users.openId, openId), eq(securityEvents.kind, kind)))

test('closing an account and a refund of the console wait for each other in one order', async () => {
  if (!town) return
  const at = town
  const { bought, login } = await renewing(at)
  const results = await race<unknown>(at, 'renewals', [
    () => refundInConsole(at, bought),
    async () => (await close(at, login)).code,
  ])
  expect(results).toEqual([true, 0])
  expect(await rowsOf(at.db, 'select status from refunds')).toEqual([{ status: 'REFUNDED' }])
}, 60_000)

test('closing an account and a job that ends its renewal wait for each other in one order', async () => {
  if (!town) return
  const at = town
  const { bought, login } = await renewing(at)
  // Long after its last day, so the job ends the renewal and tells the applicant.
  await at.db
    .update(renewals)
    .set({ status: 'SCHEDULED', dueOn: '2026-11-01', deductFrom: '2026-11-01', nextAt: 0 })
    .where(eq(renewals.proposalId, bought.proposalId))
  const [, closed] = await race<unknown>(at, 'renewals', [
    () => runJobs(at.first.ctx, renewalJobs),
    async () => (await close(at, login)).code,
  ])
  expect(closed).toBe(0)
  expect(await renewalOf(at, bought)).toMatchObject({ status: 'LAPSED' })
  const told = `select payload ->> 'what' as what from outbox where topic = 'RENEWAL'`
  expect(await rowsOf(at.db, told)).toEqual([{ what: '扣费未成功，请手动续保' }])
}, 60_000)

test('closing an account and a reminder that is sent wait for each other in one order', async () => {
  if (!town) return
  const at = town
  const login = await actors(at).enter('forgetful')
  done(await at.first.call('addSubscribe', { subscribeKey: 'PP57_FORM', version: 2 }, { login }))
  at.world.clock.setOffset(at.world.clock.offsetMs() + 2 * DAY_MS)
  const again = await actors(at).enter('forgetful')
  const [, closed] = await race<unknown>(at, 'reminders', [
    () => runJobs(at.first.ctx, reminderJobs),
    async () => (await close(at, again)).code,
  ])
  expect(closed).toBe(0)
  const told = `select topic from outbox where topic = 'UNFINISHED'`
  expect(await rowsOf(at.db, told)).toHaveLength(1)
}, 60_000)

test('an account that is closed twice at once is closed once, and both hear so', async () => {
  if (!town) return
  const at = town
  const { bought, login } = await renewing(at)
  const answers = await race(at, 'users', [() => close(at, login), () => close(at, login)])
  expect(answers.map(({ code, data }) => ({ code, data }))).toEqual([
    { code: 0, data: { deleted: true } },
    { code: 0, data: { deleted: true } },
  ])
  expect(await notedOf(at, login, 'ACCOUNT_DELETED')).toHaveLength(1)
  const ended = `select event from transitions t join renewals r on r.id = t.entity_id
    where r.proposal_id = '${bought.proposalId}' and event = 'end'`
  expect(await rowsOf(at.db, ended)).toHaveLength(1)
}, 60_000)

test('a consent that is withdrawn twice at once is withdrawn once, and both hear so', async () => {
  if (!town) return
  const at = town
  const login = await actors(at).enter('withdrawing')
  const withdraw = () => at.second.call('withdrawConsent', {}, { login })
  const answers = await race(at, 'users', [withdraw, withdraw])
  expect(answers.map(({ code, data }) => ({ code, data }))).toEqual([
    { code: 0, data: { withdrawn: true } },
    { code: 0, data: { withdrawn: true } },
  ])
  expect(await notedOf(at, login, 'CONSENT_WITHDRAWN')).toHaveLength(1)
}, 60_000)

test('nobody withdraws consent for an account that was closed meanwhile', async () => {
  if (!town) return
  const at = town
  const login = await actors(at).enter('closing')
  const answers = await race<number>(at, 'users', [
    async () => (await close(at, login)).code,
    async () => (await at.second.call('withdrawConsent', {}, { login })).code,
  ])
  expect(answers).toEqual([0, errorCodes.AUTH_FAILED])
  expect(await notedOf(at, login, 'CONSENT_WITHDRAWN')).toEqual([])
}, 60_000)

test('nobody renews for an account that was closed meanwhile', async () => {
  if (!town) return
  const at = town
  const { bought, login, policyIds } = await renewing(at)
  const { hashOf } = actors(at)
  const family = { wholeFamily: true, policyId: policyIds[0] ?? '' }
  await at.first.call('turnOffAutoRenewal', family, { login, key: randomUUID() })
  const textHash = await hashOf('renewal')
  const agreed = { policyIds, expectedFen: bought.amountFen, textHash }
  const answers = await race<number>(at, 'users', [
    async () => (await close(at, login)).code,
    async () => (await at.first.call('turnOnAutoRenewal', agreed, { login })).code,
  ])
  expect(answers).toEqual([0, errorCodes.AUTH_FAILED])
  const open = `select status from renewals where proposal_id = '${bought.proposalId}'`
  expect(await rowsOf(at.db, open)).toEqual([{ status: 'ENDED' }])
}, 60_000)
