import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { sumFen } from '@/domain/money/money'
import type { LogFields } from '../../../server/context/log'
import { insurerRequests, outbox, shareEntries } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  signIn,
  type Insured,
} from '../../support/purchase'

const corePolicies = v.array(
  v.object({
    key: v.string(),
    state: v.string(),
    times: v.number(),
    policyNo: v.optional(v.string()),
    endedFor: v.optional(v.string()),
    cancellation: v.optional(v.object({ refundFen: v.number() })),
    health: v.optional(v.array(v.object({ question: v.string(), answer: v.boolean() }))),
    renewalOf: v.optional(v.string()),
    insured: v.object({ name: v.string() }),
  }),
)

/** A gateway that sells a product whose policies a core issues. After each test its books agree. */
export function insurerShop(catalogue = catalogueWithCore) {
  let opened: TestGateway | undefined
  const alarms: (string | undefined)[][] = []
  const note = ({ alarm, reason }: LogFields) => void (alarm && alarms.push([alarm, reason]))
  const shop = {
    get gateway(): TestGateway {
      if (!opened) throw new Error('The gateway is not open yet')
      return opened
    },
    ...{ alarms, bought, fault, later, messagesOf, requestsOf },
  }
  beforeAll(async () => {
    const log = { info: note, warn: note, error: note }
    opened = await openGateway({ CATALOGUE_DIR: catalogue() }, { log })
  })
  beforeEach(() => {
    alarms.length = 0
  })
  afterEach(async () => {
    shop.gateway.sandbox.faults.clear()
    expect((await reconcile(shop.gateway.ctx.db)).differences).toEqual([])
  })
  afterAll(() => opened?.close())
  return shop

  async function bought(
    names = ['王建国', '李秀英'],
    before?: { phone: string; people: Insured[] },
  ) {
    const phone = before?.phone ?? newMobile()
    let login = await signIn(shop.gateway, phone)
    const people: Insured[] =
      before?.people ??
      names.map((name, index) => ({
        relationType: (['SELF', 'SPOUSE', 'CHILDREN'] as const)[index] ?? 'SELF',
        person: {
          ...newPerson(index === 2 ? '2012-05-12' : '1990-03-07', index === 1 ? 'F' : 'M'),
          name,
        },
      }))
    const proposalId = await confirmedProposal(shop.gateway, login, people)
    const opened = await openPayOrder(shop.gateway, login, proposalId)
    await decide(shop.gateway, opened.outTradeNo, 'PAID')
    const order = async () => {
      const shown = await shop.gateway.call('getOrder', { orderId: proposalId }, { login })
      if (shown.code === 0) return shown.data
      // A browser's login ends after an hour.
      login = await signIn(shop.gateway, phone)
      return done(await shop.gateway.call('getOrder', { orderId: proposalId }, { login }))
    }
    return {
      ...{ ...opened, phone, proposalId, people, order },
      login: () => login,
      /** What the core knows of the people, in their order. */
      atCore: async () => {
        const told = await fetch(
          `${shop.gateway.origin}/sandbox/core-policies?orderNo=${proposalId}`,
        )
        return v
          .parse(corePolicies, await told.json())
          .sort((one, other) => (one.key < other.key ? -1 : 1))
      },
      words: async () => (await order()).policies.map(({ status }) => status),
      sharesFen: async () => {
        const rows = await shop.gateway.ctx.db
          .select()
          .from(shareEntries)
          .where(eq(shareEntries.payOrderId, opened.payOrderId))
        return sumFen(
          rows.map(({ kind, amountFen }) => (kind === 'ISSUE' ? amountFen : -amountFen)),
        )
      },
    }
  }

  function fault(cmd: string, code: string, times = 1): void {
    shop.gateway.sandbox.faults.add({ cmd, mode: 'code', code, times })
  }

  async function later(ms: number): Promise<void> {
    await moveClock(shop.gateway, ms)
    await shop.gateway.jobs()
  }

  async function messagesOf(proposalId: string): Promise<string[]> {
    return (await shop.gateway.ctx.db.select().from(outbox))
      .filter(({ payload }) => payload['proposalId'] === proposalId)
      .map(({ topic, payload }) => [topic, payload['what']].filter(Boolean).join(' '))
  }

  /** The requests about the people of an order, the first written first. */
  function requestsOf(proposalId: string) {
    return shop.gateway.ctx.db
      .select()
      .from(insurerRequests)
      .where(eq(insurerRequests.proposalId, proposalId))
      .orderBy(insurerRequests.createdAt, insurerRequests.key)
  }
}
