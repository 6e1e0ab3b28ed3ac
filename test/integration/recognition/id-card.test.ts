import { errorCodes } from '@/contract/errors'
import type { CardSide } from '@/contract/recognition'
import { drawCard } from '../../../sandbox/services/ocr/picture'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, newPerson, shanghai, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

/** A photo of an identity card is read, and is nowhere afterwards. */

const person = { name: '慕容金丝雀', number: newPerson('1987-08-17').id }
const face = drawCard({ side: 'FACE', ...person }).toString('base64')
const back = (start: string, end: string) =>
  drawCard({ side: 'BACK', start, end }).toString('base64')

const logged: string[] = []
const note = (...line: unknown[]) => void logged.push(JSON.stringify(line))
let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
  login = await signIn(gateway)
})
afterAll(() => gateway.close())
afterEach(() => gateway.sandbox.faults.clear())

const read = (picture: string, side: CardSide = 'FACE', who: Login | undefined = login) =>
  gateway.call('readIdCard', { side, picture }, who ? { login: who } : {})
const fails = (code: string) =>
  gateway.sandbox.faults.add({ cmd: 'ocr.idCard', mode: 'code', code, times: 1 })

test('the page says that cards are read here, and each side tells its own', async () => {
  const info = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
  expect(info.readsIdCards).toBe(true)
  expect(done(await read(face))).toEqual({
    ...{ name: person.name, credentialNo: person.number, validity: null },
  })
  const blank = { name: '', credentialNo: '' }
  expect(done(await read(back('20200101', '20400101'), 'BACK'))).toEqual({
    ...{ ...blank, validity: { type: 'shortTerm', start: '2020-01-01', end: '2040-01-01' } },
  })
  expect(done(await read(back('2020.01.01', '长期'), 'BACK'))).toEqual({
    ...{ ...blank, validity: { type: 'longTerm', start: '2020-01-01' } },
  })
})

test('a number that cannot be one is left out, and the name stays', async () => {
  const wrong = drawCard({ side: 'FACE', name: person.name, number: '110101199003070010' })
  const { name, credentialNo } = done(await read(wrong.toString('base64')))
  expect({ name, credentialNo }).toEqual({ name: person.name, credentialNo: '' })
})

test.each([
  ['the other side', 'ID_CARD_SIDE', () => read(face, 'BACK')],
  ['days that are none', 'ID_CARD_UNREADABLE', () => read(back('20201301', '长期'), 'BACK')],
  ['a picture of something else', 'ID_CARD_UNREADABLE', () => read(noCard)],
  ['bytes after the head of a JPEG', 'ID_CARD_UNREADABLE', () => read(jpeg(100))],
  ['a GIF', 'LICENCE_PICTURE', () => read(Buffer.from('GIF89a, and so on').toString('base64'))],
  ['more than 1.5 MB', 'TOO_LARGE', () => read(jpeg(1_600_000))],
  ['far more', 'TOO_LARGE', () => read(jpeg(3_000_000))],
  ['a tag', 'BAD_REQUEST', () => read('<svg>')],
  ['nobody signed in', 'AUTH_FAILED', () => read(face, 'FACE', { ...login, token: 'none' })],
] as const)('%s is %s', async (_what, code, ask) => {
  expect(await ask()).toMatchObject({ code: errorCodes[code] })
})
const jpeg = (bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes, 7)]).toString('base64')
/** A one-pixel PNG. */
const noCard =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each([
  ['FailedOperation.ImageBlur', 'ID_CARD_UNREADABLE'],
  ['FailedOperation.CardSideError', 'ID_CARD_SIDE'],
  ['InternalError', 'UNAVAILABLE'],
  ['AuthFailure.SignatureFailure', 'UNAVAILABLE'],
  ['ResourceUnavailable.InArrears', 'UNAVAILABLE'],
] as const)('%s of the service is %s', async (code, expected) => {
  fails(code)
  expect(await read(face)).toMatchObject({ code: errorCodes[expected] })
})

test('the service refuses a request that another key signed', async () => {
  const answer = await fetch(`${gateway.origin}/sandbox/ocr-provider/`, {
    method: 'POST',
    body: JSON.stringify({ ImageBase64: face, CardSide: 'FRONT' }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-tc-action': 'IDCardOCR',
      'x-tc-timestamp': String(Math.floor(gateway.ctx.clock.now() / 1000)),
      authorization: 'TC3-HMAC-SHA256 Credential=x, Signature=00',
    },
  })
  expect(await answer.text()).toContain('AuthFailure.SignatureFailure')
})

test('forty a day are read for an account, and nothing of them is left', async () => {
  const other = await signIn(gateway)
  for (let time = 0; time < 40; time += 1) done(await read(face, 'FACE', other))
  expect(await read(face, 'FACE', other)).toMatchObject({ code: errorCodes.TOO_MANY_REQUESTS })
  const rows = JSON.stringify(await everything(gateway.ctx.db))
  expect(rows).toContain('ID_CARD_READ')
  expect(logged.length).toBeGreaterThan(20)
  // The picture is recognised by its head, and by any part of its cells.
  for (const left of [rows, logged.join('\n')])
    for (const part of [face.slice(0, 60), face.slice(400, 460), person.name, person.number])
      expect(left).not.toContain(part)
})

test('where the installation has no service, the page says so and nobody is asked', async () => {
  const { idCard: _none, ...gateways } = gateway.ctx.gateways
  const before = gateway.ctx.gateways
  gateway.ctx.gateways = gateways
  try {
    const info = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
    expect(info.readsIdCards).toBe(false)
    expect(await read(face)).toMatchObject({ code: errorCodes.UNAVAILABLE })
  } finally {
    gateway.ctx.gateways = before
  }
})
