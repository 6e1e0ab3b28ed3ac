import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { insurerRequests, proposals } from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import { openConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  family,
  moveClock,
  openPayOrder,
  signIn,
  takeNumber,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { granted, staffOf } from '../../support/staff-console'

/** Whoever changes the mobile of an account tells the cores that declare it, until they acknowledge. */

const OLD = '13800138000'
let gateway: TestGateway
const alarms: LogFields[] = []
const note = (fields: LogFields) =>
  void (fields.alarm?.startsWith('INSURER') && alarms.push(fields))
beforeAll(async () => {
  const log = { info: note, warn: note, error: note }
  const capabilities = { ...issuing, pull: {}, endorse: { changes: ['contact' as const] } }
  gateway = await openGateway({ CATALOGUE_DIR: catalogueWithCore({ capabilities }) }, { log })
})
beforeEach(() => {
  alarms.length = 0
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const known = v.array(v.object({ applicant: v.object({ mobile: v.string() }) }))

async function bought(login?: Login, people = family()) {
  const buyer = login ?? (await signIn(gateway))
  const proposalId = await confirmedProposal(gateway, buyer, people)
  const opened = await openPayOrder(gateway, buyer, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  if (!login) await gateway.jobs()
  const [proposal] = await gateway.ctx.db
    .select()
    .from(proposals)
    .where(eq(proposals.id, proposalId))
  const userId = proposal?.userId ?? ''
  return {
    userId,
    change: (before: string, after: string) =>
      gateway.ctx.db.transaction((tx) =>
        gateway.ctx.consequences.phoneChanged(gateway.ctx, tx, { userId, before, after }),
      ),
    requests: async () =>
      (
        await gateway.ctx.db
          .select()
          .from(insurerRequests)
          .where(eq(insurerRequests.proposalId, proposalId))
          .orderBy(insurerRequests.key)
      ).filter(({ port }) => port === 'endorse'),
    mobiles: async () => {
      const told = await fetch(`${gateway.origin}/sandbox/core-policies?orderNo=${proposalId}`)
      return v.parse(known, await told.json()).map(({ applicant }) => applicant.mobile)
    },
  }
}

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

test('the core learns of the new number of each policy, and the pull shows the same on both sides', async () => {
  const one = await bought()
  const [before = OLD] = await one.mobiles()
  gateway.sandbox.faults.add({ cmd: 'core.endorse', mode: 'code', code: 'DOWN', times: 2 })
  await one.change(before, '13911112222')
  await gateway.jobs()
  expect(await one.mobiles()).toEqual([before, before])
  await later(60_000)
  expect(await one.mobiles()).toEqual(['13911112222', '13911112222'])
  expect((await one.requests()).map(({ answer }) => answer?.status)).toEqual([
    'ENDORSED',
    'ENDORSED',
  ])
  expect(JSON.stringify(await one.requests())).not.toContain('13911112222')
  await later(DAY_MS)
  expect(alarms).toEqual([])
})

test('a number that the applicant of the policy does not have changes nothing', async () => {
  const one = await bought()
  await one.change('13700000000', '13911112222')
  expect(await one.requests()).toEqual([])
})

test('two changes while the core is away: only the last number is told', async () => {
  const one = await bought()
  const [before = OLD] = await one.mobiles()
  await one.change(before, '13911112222')
  await one.change('13911112222', '13933334444')
  await gateway.jobs()
  expect(await one.mobiles()).toEqual(['13933334444', '13933334444'])
  expect((await one.requests()).map(({ answer }) => answer?.status ?? null)).toEqual([
    ...[null, 'ENDORSED', null, 'ENDORSED'],
  ])
})

test('a mobile that staff correct is told to the core, too', async () => {
  const one = await bought(await signIn(gateway, OLD))
  await gateway.jobs()
  const { origin, close } = await openConsole(gateway.ctx)
  const [asks, approves] = [await staffOf(origin, 'kefu'), await staffOf(origin, 'kefu2')]
  const { userId } = one
  const reason = '本人到柜台办理'
  const { mobileVersion: version } = granted(await asks.call('readPerson', { userId }))
  const given = { userId, mobile: '13944445555', proof: 'DA-2026-01', version, reason }
  const { approvalId } = granted(await asks.call('correctMobile', given))
  const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason }
  expect(granted(await approves.call('decideApproval', decision)).status).toBe('DONE')
  await close()
  await gateway.jobs()
  expect(await one.mobiles()).toEqual(['13944445555', '13944445555'])
  expect(alarms).toEqual([])
  // The number is free, and may be sent a code again.
  await moveClock(gateway, 60_000)
})

test('a core that refuses the correction of a policy in force is an alarm', async () => {
  const one = await bought()
  const [before = OLD] = await one.mobiles()
  gateway.sandbox.faults.add({ cmd: 'core.endorse', mode: 'code', code: 'REFUSE', times: 2 })
  await one.change(before, '13911112222')
  await gateway.jobs()
  expect(alarms).toMatchObject([
    { alarm: 'INSURER_DIFFERS', reason: 'ENDORSEMENT_REFUSED' },
    { alarm: 'INSURER_DIFFERS', reason: 'ENDORSEMENT_REFUSED' },
  ])
})

test('a number that changes while policies are issued is told once each is issued, and only then', async () => {
  const login = await signIn(gateway, OLD)
  const people = family().map((each, index) =>
    index === 0 ? each : { ...each, person: { ...each.person, name: '测试拒保' } },
  )
  const one = await bought(login, people)
  await takeNumber(gateway, login, '13911112222')
  await takeNumber(gateway, login, '13933334444')
  const waiting = await one.requests()
  expect(waiting.map(({ nextTryAt, no }) => [nextTryAt, no])).toEqual(
    waiting.map(() => [null, null]),
  )
  expect(waiting).toHaveLength(4)
  // The core issues, and its first answer to the correction is lost.
  gateway.sandbox.faults.add({ cmd: 'core.endorse', mode: 'drop', times: 1 })
  await gateway.jobs()
  await later(60_000)
  await later(60_000)
  const told = (await one.requests()).filter(({ answer }) => answer !== null)
  expect(told.map(({ key, answer, no }) => [key.slice(-3), answer?.status, no])).toEqual([
    ['1-2', 'ENDORSED', expect.stringMatching(/^YO/)],
  ])
  // Who was refused has no policy to correct.
  expect((await one.mobiles()).sort()).toEqual([OLD, '13933334444'])
  await later(DAY_MS)
  expect(alarms).toEqual([])
})
