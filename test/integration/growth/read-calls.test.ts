import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { openTestDatabase } from '../../support/database'
import { openGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'
import { rowsOf } from '../../support/rows'
import { soundBody } from '../../support/sound-body'

const named = v.array(v.object({ name: v.string() }))
const TABLE = /(?:from|join) "(\w+)"/g

/**
 * What is written only together with a row that has its mark, in one transaction: a transition comes
 * with the status that it explains, and a step of the evidence with the head of its chain.
 */
const accompanying = ['transitions', 'trace_events']

test('calls that a replica may answer only read, and only tables whose changes are marked', async () => {
  let isReading = false
  const statements = new Set<string>()
  const logQuery = (query: string) => {
    if (isReading) statements.add(query)
  }
  const { db, close } = await openTestDatabase({ logQuery })
  let times = 0
  const gateway = await openGateway(
    {},
    {
      database: { db, close },
      growth: {
        replicas: {
          read: async (_user, work) => {
            times += 1
            isReading = true
            const value = await work(db)
            isReading = false
            return { from: 'replica', value }
          },
          close: async () => undefined,
        },
      },
    },
  )
  await rowsOf(db, `insert into change_marks (user_id) values ('')`)
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { outTradeNo, payOrderId, amountFen } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const [policy] = done(await gateway.call('listPolicies', {}, { login })).list
  const { policyId = '' } = policy ?? {}
  const about = { policyId, proposalId, orderId: proposalId, payOrderId, ...shanghai }
  const reading = Object.entries<Call>(calls).flatMap(([name, call]) =>
    call.access === 'user' && /^(get|list)/.test(name) ? [call] : [],
  )
  const readAll = async () => {
    for (const call of reading) {
      const { cmd, apiVersion, request } = call
      const data = soundBody(request, about)
      await gateway.send(pathOf(call), { cmd, apiVersion, data }, { login, key: randomUUID() })
    }
  }
  await readAll()
  const revoked = { policyId, expectedRefundable: amountFen }
  done(await gateway.call('revokePolicy', revoked, { login }))
  await readAll()

  const marked = v.parse(
    named,
    await rowsOf(
      db,
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'change_mark'`,
    ),
  )
  await gateway.close()
  const tables = new Set(
    [...statements].flatMap((text) => [...text.matchAll(TABLE)].map(([, name]) => name)),
  )
  expect(times).toBeGreaterThan(20)
  expect([...statements].filter((text) => !text.startsWith('select'))).toEqual([])
  const known = [...marked.map(({ name }) => name), ...accompanying]
  expect([...tables].filter((name) => !known.includes(name ?? ''))).toEqual([])
})
