import { rmSync } from 'node:fs'
import { errorCodes } from '@/contract/errors'
import { outbox } from '../../../server/db/schema'
import { changedCatalogue, soldOnce } from '../../support/changed-catalogue'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newMobile,
  openPayOrder,
  payOrderOf,
  plain,
  readNotices,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/**
 * Products open and close by the gateway's clock. People with a booking get a message, and late
 * buyers are refused.
 */

/** LG01 in server/catalogue: a poster covers two turns of the year, and the sale does not end. */
const changsha = { cityCode: '430100', productCode: 'LG01' } as const
const START = Date.parse('2026-12-31T22:00:00+08:00')
const END = Date.parse('2027-01-01T06:00:00+08:00')
const NEXT_END = Date.parse('2028-01-01T06:00:00+08:00')

const folder = changedCatalogue({ '430100/LG01.json': soldOnce })
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: folder })
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
  beAt(START - 60_000)
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const beAt = (instant: number) => gateway.sandbox.clock.setOffset(instant - Date.now())
const book = async (login: Login) =>
  done(await gateway.call('confirmAppointment', changsha, { login }))
const state = async (login?: Login) =>
  done(await gateway.call('getAppointment', changsha, { login }))
const messages = async (): Promise<{ touser: string; template_id: string }[]> => {
  await gateway.jobs()
  const answer = await fetch(`${gateway.origin}/sandbox/messages`)
  return (await answer.json()) as { touser: string; template_id: string }[]
}

describe('booking the next opening', () => {
  test('is told once by SMS when the product opens, not before and not while it is covered', async () => {
    const mobile = newMobile()
    const login = await signIn(gateway, mobile)
    expect(await state()).toMatchObject({ isOpen: true, booked: false, reach: 'NONE' })
    expect(await book(login)).toEqual({ reach: 'SMS' })
    expect(await state(login)).toEqual({
      isOpen: true,
      opensAt: new Date(END).toISOString(),
      booked: true,
      covered: false,
      policies: [],
      reach: 'SMS',
    })
    for (const instant of [START - 1000, START, END - 1000]) {
      beAt(instant)
      expect(await messages()).toEqual([])
    }
    beAt(END)
    expect(await messages()).toMatchObject([{ touser: mobile, template_id: '100005' }])
    expect(await messages()).toHaveLength(1)
  })

  test('is told in WeChat to who came through WeChat, with the way to the product', async () => {
    const login: Login = done(
      await gateway.call('loginByWechat', { code: 'a-booker', appId: 'wx-sandbox' }),
    )
    expect(await book(login)).toEqual({ reach: 'WECHAT' })
    beAt(END)
    expect(await messages()).toMatchObject([
      {
        template_id: 'SANDBOX-SALE-OPENS',
        page: 'pages/insure/index?cityCode=430100&productCode=LG01',
        data: { thing1: { value: '星城惠民保' }, time2: { value: '2027-01-01 06:00' } },
      },
    ])
  })

  test('is for one opening: the one after it is booked anew', async () => {
    const mobile = newMobile()
    await book(await signIn(gateway, mobile))
    beAt(END)
    expect(await messages()).toHaveLength(1)
    const login = await signIn(gateway, mobile)
    expect(await state(login)).toMatchObject({ booked: false })
    await book(login)
    beAt(NEXT_END - 1000)
    expect(await messages()).toHaveLength(1)
    beAt(NEXT_END)
    expect(await messages()).toHaveLength(2)
  })

  test('given up, is told nothing; asked for twice, once', async () => {
    const [leaving, staying] = [await signIn(gateway), await signIn(gateway)]
    await book(leaving)
    await book(staying)
    await book(staying)
    done(await gateway.call('cancelAppointment', changsha, { login: leaving }))
    expect(await state(leaving)).toMatchObject({ booked: false })
    beAt(END)
    expect(await messages()).toHaveLength(1)
    expect(await gateway.ctx.db.select().from(outbox)).toMatchObject([{ topic: 'SALE_OPENS' }])
  })

  test('knows who is covered', async () => {
    const login = await signIn(gateway)
    const { outTradeNo } = await openPayOrder(
      gateway,
      login,
      await confirmedProposal(gateway, login, family(), changsha),
    )
    expect(await state(login)).toMatchObject({ covered: false })
    await decide(gateway, outTradeNo, 'PAID')
    expect(await state(login)).toMatchObject({ covered: true })
    expect(await state(await signIn(gateway))).toMatchObject({ covered: false })
    const elsewhere = { cityCode: '310000', productCode: 'PP57' }
    const other = done(await gateway.call('getAppointment', elsewhere, { login }))
    expect(other.covered).toBe(false)
  })

  test('goes with the account', async () => {
    const login = await signIn(gateway)
    await book(login)
    done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login }))
    beAt(END)
    expect(await messages()).toEqual([])
  })

  test('asks for the one message it is for', async () => {
    const { templateIdList } = done(
      await gateway.call('getTemplateIds', { subscribeId: 'LG01_RESERVE' }),
    )
    expect(templateIdList).toEqual([
      { templateId: 'SANDBOX-SALE-OPENS', status: 0, templateType: 'SALE_OPENS' },
    ])
    const unknown = await gateway.call('getTemplateIds', { subscribeId: 'LG01_NOWHERE' })
    expect(unknown.code).toBe(errorCodes.NOT_FOUND)
  })
})

describe('outside its period', () => {
  test.each([
    ['before', 'saleStartAt', -60_000],
    ['after', 'saleEndAt', 0],
  ] as const)(
    '%s it a product takes neither proposal nor payment, and the form is kept',
    async (_when, edge, ms) => {
      const mobile = newMobile()
      const info = done(await gateway.call('getPageInfo', { ...changsha, version: 3 }))
      const outside = Date.parse(info[edge]) + ms
      // One minute inside the period, everything works.
      const inside = edge === 'saleEndAt' ? outside - 60_000 : Date.parse(info[edge])
      beAt(inside)
      const login = await signIn(gateway, mobile)
      const insured = family()
      const traceId = await readNotices(gateway, login, { product: changsha })
      const total = await totalOf(gateway, login, insured, changsha)
      const body = submission({ traceId, product: changsha }, insured, total)
      const proposalId = await confirmedProposal(gateway, login, family(), changsha)
      const draft = { traceId, applicant: { name: plain('张三') }, insurants: [] }
      done(await gateway.call('saveDraft', { ...changsha, draft }, { login }))

      beAt(outside)
      const refused = [
        await gateway.call('createProposal', body, { login }),
        await gateway.call('createPayOrder', payOrderOf(proposalId), { login }),
      ]
      expect(refused.map(({ code, message }) => ({ code, message }))).toEqual(
        refused.map(() => ({ code: errorCodes.SALE_CLOSED, message: '投保时间已截止' })),
      )
      const kept = done(await gateway.call('getDraft', changsha, { login }))
      expect(kept.draft?.applicant.name).toMatchObject({ maskValue: '张*' })
    },
  )
})
