import { openDatabase } from '../../../server/db/client'
import { byCircle } from '../../support/circle'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, outTradeNoAt, payOrderOf } from '../../support/purchase'
import type { Login, RemoteGateway, Reply } from '../../support/remote'
import { startCluster, type Cluster } from './cluster'
import { openLine, type NetworkLine } from './network-line'

/**
 * The drill "Reads elsewhere" of docs/operating.md: two gateways read a standby that is seconds
 * behind. People order, pay and cancel, and read what they own after each step from either gateway. A
 * third gateway without replicas says what is right.
 */
const READS = byCircle(300, 100_000)
const PEOPLE = byCircle(4, 60)
const BEHIND_S = byCircle(1, 5)
const AT_ONCE = 4
/** A step follows each so many reads of one person. */
const READS_A_STEP = byCircle(40, 150)

let world: World
let cluster: Cluster | undefined
let line: NetworkLine
let primaryOnly: WorldGateway
let gateways: WorldGateway[] = []
const closing: (() => Promise<void>)[] = []

async function openGateway(replica?: string): Promise<WorldGateway> {
  const database = await openDatabase({ DATABASE_URL: cluster?.url, DATA_DIR: '' })
  const gateway = await openWorldGateway(world, database, undefined, async (_port, env) => ({
    ...env,
    READ_DATABASE_URL: replica,
  }))
  gateway.ctx.metrics.readFrom = (from) => (counted[from] += 1)
  closing.unshift(gateway.close, database.close)
  return gateway
}

beforeAll(async () => {
  world = await openWorld()
  const standbySettings = [`recovery_min_apply_delay=${BEHIND_S}s`]
  cluster = await startCluster({ isSynchronous: false, standbySettings })
  if (!cluster) return
  line = await openLine(cluster.standby.port)
  const replica = `postgres://postgres@127.0.0.1:${line.port}/postgres`
  primaryOnly = await openGateway()
  gateways = [await openGateway(replica), await openGateway(replica)]
})
afterAll(async () => {
  for (const close of closing) await close()
  await line?.close()
  await cluster?.stop()
  await world.close()
})

interface Person {
  login: Login
  state: 'NEW' | 'ORDERED' | 'CANCELLED' | 'PAID'
  /** The newest order. */
  orderId: string
  /** What the primary says since the last step, by call. */
  right: string[]
}

const reads: ((gateway: RemoteGateway, person: Person) => Promise<Reply>)[] = [
  (gateway, { login }) => gateway.call('listOrders', {}, { login }),
  (gateway, { login, orderId }) => gateway.call('getOrder', { orderId }, { login }),
  (gateway, { login, orderId }) =>
    gateway.call('getResult', { proposalId: orderId, version: 3 }, { login }),
  (gateway, { login }) => gateway.call('listPolicies', {}, { login }),
  (gateway, { login }) => gateway.call('getFamilyCover', {}, { login }),
]

const answerOf = async (read: (typeof reads)[number], gateway: RemoteGateway, person: Person) =>
  JSON.stringify(done(await read(gateway, person)))

let born = 0
/** Somebody signs in. Nobody can be insured twice, so whoever has paid gives way to somebody else. */
async function signIn(gateway: RemoteGateway): Promise<Pick<Person, 'login' | 'state'>> {
  const code = `reader-${(born += 1)}`
  const login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  return { login, state: 'NEW' }
}

/** The next thing that a person does: order, and then cancel or pay. */
async function step(person: Person, gateway: RemoteGateway): Promise<void> {
  if (person.state === 'PAID') Object.assign(person, await signIn(gateway))
  const { login, orderId } = person
  if (person.state !== 'ORDERED') {
    person.orderId = await confirmedProposal(gateway, login)
    person.state = 'ORDERED'
  } else if (Math.random() < 0.5) {
    done(await gateway.call('cancelOrder', { orderId }, { login }))
    person.state = 'CANCELLED'
  } else {
    const paying = await gateway.call('createPayOrder', payOrderOf(orderId), { login })
    await decide(world, outTradeNoAt(done(paying).payParams, world.origin), 'PAID', { times: 1 })
    person.state = 'PAID'
  }
  person.right = []
  for (const read of reads) person.right.push(await answerOf(read, primaryOnly, person))
}

const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

/** How many of the reads were answered by a replica, and how many by the primary and why. */
const counted = { replica: 0, behind: 0, away: 0 }

const people: Person[] = []
test(`${READS} own reads beside a standby that is ${BEHIND_S} s behind: none is stale`, async () => {
  if (!cluster) return
  const stale: string[] = []
  let left = READS
  const live = async (own: Person[]) => {
    for (const person of own) await step(person, anyOf(gateways))
    for (; left > 0; left -= 1) {
      const person = anyOf(own)
      if (Math.random() < 1 / READS_A_STEP) await step(person, anyOf(gateways))
      const index = Math.floor(Math.random() * reads.length)
      const read = reads[index]
      if (read && (await answerOf(read, anyOf(gateways), person)) !== person.right[index])
        stale.push(read.toString())
    }
  }
  for (let number = 0; number < PEOPLE; number += 1)
    people.push({ ...(await signIn(primaryOnly)), orderId: '', right: [] })
  const shares = Array.from({ length: AT_ONCE }, (_, share) =>
    people.filter((_person, number) => number % AT_ONCE === share),
  )
  const from = performance.now()
  await Promise.all(shares.map(live))
  const seconds = (performance.now() - from) / 1000
  const { replica, behind, away } = counted
  process.stderr.write(
    `reads elsewhere: ${READS} own reads in ${seconds.toFixed(1)} s, ${stale.length} stale; ` +
      `${replica} by the standby, ${behind} by the primary because it was behind, ${away} because it was away\n`,
  )
  expect(stale).toEqual([])
  expect(behind).toBeGreaterThan(0)
}, 1_200_000)

/** Reads what everybody owns once, from either gateway. Answers the longest time (ms) of a read. */
async function readAll(): Promise<number> {
  let longest = 0
  for (const person of people)
    for (const [index, read] of reads.entries()) {
      const from = performance.now()
      expect(await answerOf(read, anyOf(gateways), person)).toBe(person.right[index])
      longest = Math.max(longest, performance.now() - from)
    }
  return longest
}

const untilReplicaAnswers = async () => {
  const { replica } = counted
  while (counted.replica === replica) await readAll()
}

test('a replica that falls silent or dies is left without an error, and taken back', async () => {
  if (!cluster) return
  const { standby } = cluster
  await untilReplicaAnswers()
  line.cut()
  const { away } = counted
  const silent = await readAll()
  expect(counted.away).toBeGreaterThan(away)
  line.mend()
  await untilReplicaAnswers()
  await standby.kill()
  const dead = await readAll()
  await standby.restart()
  await untilReplicaAnswers()
  process.stderr.write(
    `reads elsewhere: the slowest read took ${silent.toFixed(0)} ms when the standby fell silent, ` +
      `${dead.toFixed(0)} ms when it died\n`,
  )
  expect(silent).toBeLessThan(5_000)
})
