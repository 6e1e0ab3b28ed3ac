import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  plain,
  shanghai,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Drafts of a form as pages save them. Their requests may overtake each other. */

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterAll(() => gateway.close())

const typed = (name: string) => ({ traceId: 't', applicant: { name: plain(name) }, insurants: [] })
const save = async (name: string, edit?: { by: string; number: number; at?: number }) =>
  done(
    await gateway.call(
      'saveDraft',
      { ...shanghai, draft: typed(name), ...(edit && { edit }) },
      { login },
    ),
  )
const kept = async () =>
  done(await gateway.call('getDraft', shanghai, { login })).draft?.applicant.name

test('an edit that arrives late undoes none that was made after it', async () => {
  await save('零1', { by: 'page', number: 1 })
  await save('零3', { by: 'page', number: 3 })
  await save('零2', { by: 'page', number: 2 })
  expect(await kept()).toEqual({ encryptType: 1, value: '零3' })
})

test('many at once: the last edit stays, in whatever order they arrive', async () => {
  const edits = Array.from({ length: 12 }, (_, index) => index + 1)
  await Promise.all(edits.map((number) => save(`1${number}`, { by: 'page', number })))
  expect(await kept()).toEqual({ encryptType: 1, value: '112' })
})

test('another page, and one that does not count, write over it', async () => {
  await save('一1', { by: 'page', number: 7 })
  await save('一2', { by: 'other', number: 1 })
  expect(await kept()).toMatchObject({ value: '一2' })
  await save('一3')
  await save('一4')
  expect(await kept()).toMatchObject({ value: '一4' })
})

test('what was answered about health goes on counting the edits of the page', async () => {
  await save('二1', { by: 'page', number: 5 })
  const health = { textHash: 'a'.repeat(64), insurants: [], answers: ['no' as const] }
  const asked = { ...shanghai, traceId: 't', health }
  done(await gateway.call('saveMedicalInfo', asked, { login }))
  await save('二0', { by: 'page', number: 4 })
  const { draft } = done(await gateway.call('getDraft', shanghai, { login }))
  expect(draft).toMatchObject({ applicant: { name: { value: '二1' } }, health })
})

test('an edit from before the form was paid for brings it back no more', async () => {
  const typedAt = gateway.now()
  await save('三1', { by: 'page', number: 1, at: typedAt })
  await moveClock(gateway, 10_000)
  const proposalId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  expect(await kept()).toMatchObject({ value: '三1' })
  await decide(gateway, outTradeNo, 'PAID')
  expect(await kept()).toBeUndefined()
  await save('三2', { by: 'page', number: 2, at: typedAt + 1 })
  expect(await kept()).toBeUndefined()
  await moveClock(gateway, 10_000)
  await save('三3', { by: 'page', number: 3, at: gateway.now() })
  expect(await kept()).toMatchObject({ value: '三3' })
})
