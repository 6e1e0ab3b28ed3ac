import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { proposals, traceEvents, traces } from '../../../server/db/schema'
import { anchoredDays, anchorEvidence, damageOf } from '../../../server/evidence/anchor'
import { evidencePage } from '../../../server/evidence/page'
import { sweepRetention } from '../../../server/privacy/retention'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  done,
  family,
  moveClock,
  newMobile,
  openPayOrder,
  signIn,
} from '../../support/purchase'

let gateway: TestGateway
let proposalId: string
let traceId: string
let day: string
const leaving = newMobile()
const people = family()
beforeAll(async () => {
  gateway = await openGateway()
  const { ctx } = gateway
  const login = await signIn(gateway)
  proposalId = await confirmedProposal(gateway, login, people)
  await openPayOrder(gateway, login, proposalId)
  await confirmedProposal(gateway, await signIn(gateway, leaving), family())
  const [proposal] = await ctx.db.select().from(proposals).where(eq(proposals.id, proposalId))
  traceId = proposal?.traceId ?? ''
  await moveClock(gateway, 24 * 3_600_000)
  await anchorEvidence(ctx)
  day = anchoredDays(ctx)[0] ?? ''
})
afterAll(() => gateway.close())

const folder = () => join(gateway.ctx.env.DATA_DIR, 'anchors')
const path = () => join(folder(), `${day}.json`)
const what = async () => (await damageOf(gateway.ctx, day)).map((found) => found.what)

/** Changes rows as the owner of the database can, with the protecting triggers switched off. */
async function tamper(change: () => Promise<unknown>): Promise<void> {
  const { db } = gateway.ctx
  await db.execute(sql`alter table trace_events disable trigger user`)
  await change()
  await db.execute(sql`alter table trace_events enable trigger user`)
}

test('a day is anchored once, outside the database, and fits', async () => {
  expect(readdirSync(folder())).toEqual([`${day}.json`])
  const written = readFileSync(path(), 'utf8')
  await anchorEvidence(gateway.ctx)
  expect(readFileSync(path(), 'utf8')).toBe(written)
  expect(await what()).toEqual([])
})

test('an order that nobody began to pay goes with its account, and nothing is missing', async () => {
  const login = await signIn(gateway, leaving)
  done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login }))
  const before = await gateway.ctx.db.$count(traces)
  await moveClock(gateway, 9 * 24 * 3_600_000)
  await sweepRetention(gateway.ctx)
  expect(await gateway.ctx.db.$count(traces)).toBe(before - 1)
  expect(await what()).toEqual([])
})

test('the record of a sale is a page that anybody can read, and names nobody', async () => {
  const page = (await evidencePage(gateway.ctx, proposalId)) ?? ''
  for (const text of [
    '销售过程回溯记录',
    proposalId,
    '完整，哈希链校验通过',
    '确认健康告知',
    '确认投保信息',
  ])
    expect(page).toContain(text)
  for (const { person } of people) {
    expect(page).not.toContain(person.id)
    expect(page).not.toContain(person.name)
  }
  expect(await evidencePage(gateway.ctx, 'none')).toBeUndefined()
})

test('a forged anchor, a changed row and a shortened chain all show', async () => {
  const written = readFileSync(path(), 'utf8')
  rmSync(path())
  writeFileSync(path(), written.replace(/"length": \d+/, '"length": 1'))
  expect(await what()).toEqual(['ANCHOR'])
  rmSync(path())
  writeFileSync(path(), written)

  const { db } = gateway.ctx
  const first = and(eq(traceEvents.traceId, traceId), eq(traceEvents.position, 0))
  const [row] = await db.select().from(traceEvents).where(first)
  await tamper(() => db.update(traceEvents).set({ pageVersion: 'x' }).where(first))
  expect(await what()).toEqual(['CHAIN'])
  expect(await evidencePage(gateway.ctx, proposalId)).toContain('校验未通过')
  await tamper(() =>
    db
      .update(traceEvents)
      .set({ pageVersion: row?.pageVersion ?? '' })
      .where(first),
  )
  expect(await what()).toEqual([])

  const [head] = await db.select().from(traces).where(eq(traces.id, traceId))
  const last = (head?.length ?? 0) - 1
  const newest = and(eq(traceEvents.traceId, traceId), eq(traceEvents.position, last))
  const [gone] = await db.select().from(traceEvents).where(newest)
  await tamper(() => db.delete(traceEvents).where(newest))
  await db
    .update(traces)
    .set({ length: last, headHash: gone?.prevHash ?? '' })
    .where(eq(traces.id, traceId))
  expect(await what()).toEqual(['SHORTENED'])
})
