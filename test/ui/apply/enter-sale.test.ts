import type { EvidenceEvent } from '@/contract/evidence'
import { endEvidence } from '@/stores/evidence'
import { beginPurchase, fillPurchase, resetPurchase } from '@/stores/purchase'
import { sendEvidence, recordStep } from '@/stores/record-step'
import { enterSale, goOnWithForm, noteFilled } from '@/subjects/apply/flow/enter-sale'
import { answerWith } from '../../support/ui/answers'

/** The sales evidence that pages send, for every page on which a visitor can enter. */

const shown = { cityCode: '310000', productCode: 'PP57', pageVersion: '2026.1' }
const page = { ...shown, terms: [] }
const onHealth = () => goOnWithForm(page, 'health-confirm')

async function told(act: () => void): Promise<string[]> {
  endEvidence(page.productCode)
  const asked = answerWith({ saveTrace: () => ({ data: { lastSeq: 0 } }) })
  act()
  await sendEvidence()
  return asked.flatMap(({ data }) =>
    (data as { events: { type: string; pageId: string }[] }).events.map(
      ({ type, pageId }) => `${type} ${pageId}`,
    ),
  )
}

test('the product page, then the health page by its address: the saved form counts', async () => {
  const product = () => recordStep({ ...shown, type: 'ENTER', pageId: 'insure' })
  expect(
    await told(() => {
      product()
      onHealth()
    }),
  ).toEqual(['ENTER insure', 'FILL insure-apply'])
})

test('straight to the health page: entered and filled there', async () => {
  expect(await told(onHealth)).toEqual(['ENTER health-confirm', 'FILL insure-apply'])
})

test('through the form it is noted once, and once more for another purchase alone', async () => {
  const form = () => {
    enterSale(page, 'insure-apply')
    noteFilled(page)
    onHealth()
    onHealth()
  }
  const once = ['ENTER insure-apply', 'FILL insure-apply']
  expect(await told(form)).toEqual(once)
  expect(await told(form)).toEqual(once)
})

test('the document that the form asked for is agreed to with its text, and only if it was', async () => {
  const privacy = { title: '个人信息保护政策', type: 'doc', url: '/documents/privacy' } as const
  const asking = { ...page, terms: [{ ...privacy, version: '7', textHash: 'a'.repeat(64) }] }
  const filled = () => noteFilled(asking)
  beginPurchase('310000_PP57')
  expect(await told(filled)).toEqual(['FILL insure-apply'])
  fillPurchase({ agreed: true })
  expect(await told(filled)).toEqual(['AGREE document:privacy', 'FILL insure-apply'])
  resetPurchase()
})

describe('who only looks', () => {
  const look = (pageVersion = page.pageVersion) =>
    recordStep({ ...shown, pageVersion, type: 'ENTER', pageId: 'insure' })
  const entries = async (act: () => void) => {
    endEvidence(page.productCode)
    const asked = answerWith({ saveTrace: () => ({ data: { lastSeq: 0 } }) })
    act()
    await sendEvidence()
    return asked.flatMap(({ data }) => (data as { events: EvidenceEvent[] }).events)
  }
  afterEach(() => jest.useRealTimers())

  test('leaves nothing at the gateway, however often', async () => {
    expect(await entries(() => [look(), look()])).toEqual([])
  })

  test('and then goes on has entered once, at the last visit and with its version', async () => {
    const sent = await entries(() => {
      look('2025.9')
      look()
      noteFilled(page)
    })
    expect(sent.map(({ type, seq, pageVersion }) => [type, seq, pageVersion])).toEqual([
      ['ENTER', 0, '2026.1'],
      ['FILL', 1, '2026.1'],
    ])
  })

  test('keeps the time of the entry, unless the gateway would find it too old', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'] })
    const after = async (ms: number) => {
      const [entry, filled] = await entries(() => {
        look()
        jest.setSystemTime(Date.now() + ms)
        noteFilled(page)
      })
      return Date.parse(filled?.clientAt ?? '') - Date.parse(entry?.clientAt ?? '')
    }
    expect(await after(22 * 3_600_000)).toBe(22 * 3_600_000)
    expect(await after(24 * 3_600_000)).toBe(0)
  })
})
