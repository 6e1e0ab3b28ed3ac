import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../../server/db/postgres'
import { policies } from '../../../server/db/schema'
import { byCircle, isFullCircle, someOf } from '../../support/circle'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, outTradeNoAt, payOrderOf } from '../../support/purchase'
import { expectAgreement } from './agreement'
import { patientShopper } from './patient-shopper'
import { startOnSmallDisk, type OnDisk, type SmallDisk } from './small-disk'

/**
 * The drill "A disk is full" of docs/operating.md: the disk of PostgreSQL's tables, or of its WAL, fills
 * up while people buy. A full disk of the WAL ends PostgreSQL, and its supervisor starts it in vain until
 * there is room. The gateway answers 503 meanwhile, and goes on by itself afterwards.
 */
const PURCHASES = byCircle(6, 60)
const AT_ONCE = 3
const disks: readonly OnDisk[] = ['tables', 'wal']

describe.each(someOf(disks, 1))('the disk of the %s', (on) => {
  let world: World
  let disk: SmallDisk | undefined
  let gateway: WorldGateway
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    world = await openWorld()
    closing.push(world.close)
    disk = await startOnSmallDisk(on)
    if (!disk) {
      const why = 'full disk: not drilled, for want of PostgreSQL or of own namespaces\n'
      if (isFullCircle) throw new Error(why)
      process.stderr.write(why)
      return
    }
    const database = await openPostgres(disk.url)
    gateway = await openWorldGateway(world, database)
    closing.unshift(gateway.close, database.close, disk.stop)
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  let born = 0
  const told: { proposalId: string; policyNos: string[] }[] = []

  test(
    'is full while people buy: 503, and nothing acknowledged is lost',
    async () => {
      if (!disk) return
      const { fill, free } = disk
      const shop = patientShopper([gateway.origin], () => world.clock.now())
      let isFilled = false
      let isFree = false
      const buy = async (): Promise<void> => {
        const code = `person-${(born += 1)}`
        const login = done(await shop.call('loginByWechat', { code, appId: 'wx-sandbox' }))
        const proposalId = await confirmedProposal(shop, login)
        if (!isFilled && told.length >= PURCHASES / 3) {
          isFilled = true
          await fill()
        }
        const order = done(await shop.call('createPayOrder', payOrderOf(proposalId), { login }))
        await decide(world, outTradeNoAt(order.payParams, world.origin), 'PAID', { times: 1 })
        const { list } = done(await shop.call('listPolicies', {}, { login }))
        told.push({ proposalId, policyNos: list.map(({ policyNo }) => policyNo) })
      }
      const worker = async () => {
        while (told.length < PURCHASES || !isFree) await buy()
      }
      const working = Promise.all(Array.from({ length: AT_ONCE }, worker))
      // Everybody has met the full disk before somebody makes room.
      while (shop.unanswered.length < 3 * AT_ONCE) await pause(10)
      expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200)
      await free()
      isFree = true
      await working
      process.stderr.write(
        `full disk of the ${on}: ${told.length} bought, ` +
          `${shop.unanswered.length} calls were answered by 503 or not at all\n`,
      )
      expect(shop.odd).toEqual([])
      expect(shop.unanswered.map(({ status }) => status)).toContain(503)
    },
    byCircle(60_000, 300_000),
  )

  test('and afterwards everything that was told is there, and everything agrees', async () => {
    if (!disk) return
    const { ctx } = gateway
    const issued = new Set((await ctx.db.select().from(policies)).map(({ policyNo }) => policyNo))
    const lost = told.flatMap(({ policyNos }) => policyNos).filter((number) => !issued.has(number))
    expect(lost).toEqual([])
    await expectAgreement(world, ctx)
  })
})
