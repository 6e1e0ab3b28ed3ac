import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { captchaAnswer } from '../../../server/account/captcha'
import { renewals, securityEvents, users } from '../../../server/db/schema'
import { reminderJobs } from '../../../server/jobs/reminder'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { actors, couple, refundInConsole, type Bought } from '../../support/pairs/stage'
import { openPairTown, type PairTown } from '../../support/pairs/town'
import {
  codeRequest,
  confirmedProposal,
  done,
  newMobile,
  newPerson,
  plain,
  renewalTerms,
  shanghai,
} from '../../support/purchase'
import type { Login, Reply } from '../../support/remote'
import { rowsOf, untilWaiting } from '../../support/rows'

/**
 * An account is closed, or its consent withdrawn, while something else happens to it. A third
 * connection holds a row until both wait, so each race has one order. PGlite has one connection, so
 * nothing can race there.
 */
const server = process.env['TEST_DATABASE_URL']

let town: PairTown | undefined
beforeAll(async () => {
  if (server !== undefined) town = await openPairTown()
})
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
})

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
})

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
})

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
})

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
})

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
})

test('nobody renews for an account that was closed meanwhile', async () => {
  if (!town) return
  const at = town
  const { bought, login, policyIds } = await renewing(at)
  const family = { wholeFamily: true, policyId: policyIds[0] ?? '' }
  await at.first.call('turnOffAutoRenewal', family, { login, key: randomUUID() })
  const terms = await renewalTerms(at.first, policyIds[0], login)
  const agreed = { policyIds, expectedFen: bought.amountFen, ...terms }
  const answers = await race<number>(at, 'users', [
    async () => (await close(at, login)).code,
    async () => (await at.first.call('turnOnAutoRenewal', agreed, { login })).code,
  ])
  expect(answers).toEqual([0, errorCodes.AUTH_FAILED])
  const open = `select status from renewals where proposal_id = '${bought.proposalId}'`
  expect(await rowsOf(at.db, open)).toEqual([{ status: 'ENDED' }])
})

const person = () => {
  const { name, id } = newPerson()
  return { name: plain(name), credentialType: '01' as const, credentialNo: plain(id) }
}
const claim = () => ({ ...person(), credentialType: 1 as const })
const draft = () => ({
  draft: { traceId: randomUUID(), applicant: person(), insurants: [] },
  edit: { by: 'page', number: 1 },
})
const health = { textHash: 'a'.repeat(64), insurants: [], answers: [] }

interface Writer {
  at: PairTown
  login: Login
}
/** Prepares what a person writes in the last moment, and answers the call that writes it. */
type LateWrite = (writer: Writer) => Promise<() => Promise<Reply<unknown>>>

const codeFor = async ({ db, first, world }: PairTown, scene: 'SET_PHONE' | 'BIND_PHONE') => {
  const phoneNumber = newMobile()
  const { captchaId } = done(await first.call('openCaptcha', { phoneNumber }))
  const { offset = 0 } = (await captchaAnswer(db, captchaId)) ?? {}
  const asked = codeRequest(phoneNumber, captchaId, { kind: 'slider', offset })
  const sent = await first.call('sendSmsCode', { ...asked, sendFrontCodeScene: scene })
  const { sessionId } = done(sent)
  const inbox = await fetch(`${world.origin}/sandbox/sms?phoneNumber=${phoneNumber}`)
  return { phoneNumber, sessionId, code: ((await inbox.json()) as { code: string }).code }
}

const asks =
  (call: (writer: Writer) => Promise<Reply<unknown>>): LateWrite =>
  async (writer) =>
  () =>
    call(writer)

const lateWrites: Record<string, LateWrite> = {
  keepContact: asks(({ at, login }) =>
    at.first.call('keepContact', { contact: { ...person(), relationEn: 'SPOUSE' } }, { login }),
  ),
  saveDraft: asks(({ at, login }) =>
    at.first.call('saveDraft', { ...shanghai, ...draft() }, { login }),
  ),
  saveMedicalInfo: asks(({ at, login }) =>
    at.first.call('saveMedicalInfo', { ...shanghai, traceId: 'trace', health }, { login }),
  ),
  buyAgain: async ({ at, login }) => {
    const orderId = await confirmedProposal(at.first, login)
    return () => at.first.call('buyAgain', { orderId }, { login })
  },
  makeDelegation: async ({ at, login }) => {
    const textHash = await actors(at).hashOf('delegation')
    return () => at.first.call('makeDelegation', { ...shanghai, textHash, renew: false }, { login })
  },
  acceptDelegation: async ({ at, login }) => {
    const textHash = await actors(at).hashOf('delegation')
    const parent = await actors(at).enter(`late-${applicants++}`)
    const wanted = { ...shanghai, textHash, renew: false }
    const { token } = done(await at.first.call('makeDelegation', wanted, { login: parent }))
    return () => at.first.call('acceptDelegation', { token, textHash }, { login })
  },
  joinActivity: asks(({ at, login }) => at.first.call('joinActivity', shanghai, { login })),
  initRelation: async ({ at, login }) => {
    const by = await actors(at).enter(`late-${applicants++}`)
    const { shareWtagid } = done(await at.first.call('joinActivity', shanghai, { login: by }))
    return () => at.first.call('initRelation', { shareWtagid }, { login })
  },
  confirmAppointment: asks(({ at, login }) =>
    at.first.call('confirmAppointment', shanghai, { login }),
  ),
  addSubscribe: asks(({ at, login }) =>
    at.first.call('addSubscribe', { subscribeKey: 'PP57_FORM', version: 2 }, { login }),
  ),
  keepClaimNotice: asks(({ at, login }) =>
    at.first.call('keepClaimNotice', { version: '1' }, { login }),
  ),
  setUserPhone: async ({ at, login }) => {
    const { phoneNumber, sessionId, code } = await codeFor(at, 'SET_PHONE')
    return () =>
      at.first.call('setUserPhone', { phoneNumber, phoneCode: code, sessionId }, { login })
  },
  setBindPhone: async ({ at, login }) => {
    const { phoneNumber, sessionId, code } = await codeFor(at, 'BIND_PHONE')
    const nothing = { wxCode: '', wxEncryptedData: '', faceToken: '' } as const
    const asked = { phoneNumber, verifyCode: code, countryCode: '86' as const, sessionId }
    return () => at.first.call('setBindPhone', { ...asked, ...nothing }, { login })
  },
  authH5Realname: asks(({ at, login }) => at.first.call('authH5Realname', claim(), { login })),
  authFace: async ({ at, login }) => {
    const me = claim()
    const { faceId, url } = done(await at.first.call('authFace', me, { login }))
    await fetch(`${at.world.origin}${url}/PASSED`, { method: 'POST' })
    return () => at.first.call('authFace', { ...me, faceId }, { login })
  },
}

/** The tables in which nothing of a closed account may stand. */
const ownTables = [
  ...['contacts', 'drafts', 'delegations', 'sharers', 'appointments', 'reminders'],
  ...['subscriptions', 'sessions', 'idempotency_keys'],
]

test.each(Object.entries(lateWrites))(
  '%s in the last moment of an account writes nothing',
  async (_name, prepare) => {
    if (!town) return
    const at = town
    const login = await actors(at).enter(`late-${applicants++}`)
    const write = await prepare({ at, login })
    const [account] = await at.db.select().from(users).where(eq(users.openId, login.openId))
    const { id } = account ?? { id: '' }
    const answers = await race<number>(at, 'users', [
      async () => (await close(at, login)).code,
      async () => (await write()).code,
    ])
    expect(answers).toEqual([0, errorCodes.AUTH_FAILED])
    const left = ownTables.map((name) => `select '${name}' from ${name} where user_id = '${id}'`)
    const others = [
      `select 'delegate' from delegations where delegate_id = '${id}'`,
      `select 'relation' from share_relations where buyer_id = '${id}'`,
      `select 'account' from users where id = '${id}' and (locked or coalesce(
        mobile_hash, bind_phone_hash, name_sealed, credential_no_sealed, claim_notice) is not null)`,
    ]
    expect(await rowsOf(at.db, [...left, ...others].join(' union all '))).toEqual([])
  },
  60_000,
)
