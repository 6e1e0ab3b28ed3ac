import { createHash } from 'node:crypto'
import type { Product } from '../../../server/catalogue/product'
import type { Keys } from '../../../server/context/keys'
import { hashStep, isChainSound } from '../../../server/records/evidence/chain'
import type { EvidenceEventRow } from '../../../server/records/evidence/repo'
import { missingBeforeProposal } from '../../../server/records/evidence/required'

/** The steps of sales evidence that a proposal needs, and what their chain proves. */

const step = (type: string, more: Partial<EvidenceEventRow> = {}): EvidenceEventRow => ({
  traceId: 'T1',
  month: '2026-11-01',
  position: 0,
  clientSeq: null,
  type,
  pageId: 'page',
  pageVersion: '1',
  textHash: null,
  clientAt: null,
  detail: null,
  at: 1,
  prevHash: '',
  hash: '',
  ...more,
})

describe('what must have happened before a proposal', () => {
  const notices = [
    { type: 'insureNotice', textHash: 'N1', forceRead: true },
    { type: 'escapeClause', textHash: 'N2', forceRead: false },
  ]
  const product = { page: { health: { textHash: 'H' }, notices } } as unknown as Product
  const whole = [
    step('ENTER'),
    step('FILL'),
    step('HEALTH', { textHash: 'H' }),
    step('READ', { pageId: 'notice:insureNotice', textHash: 'N1' }),
    step('AGREE', { pageId: 'notice:insureNotice', textHash: 'N1' }),
    step('AGREE', { pageId: 'notice:escapeClause', textHash: 'N2' }),
  ]

  test('all of it is enough', () => {
    expect(missingBeforeProposal(whole, product)).toBeUndefined()
  })

  test.each(whole.map(({ type, pageId }, at) => [type, pageId, at] as const))(
    'without %s of %s it is not',
    (_type, _pageId, at) => {
      const others = whole.filter((_, index) => index !== at)
      expect(missingBeforeProposal(others, product)).toBe('TRACE_INCOMPLETE')
    },
  )

  test.each([2, 3, 5])('step %d about another text counts for that text', (at) => {
    const old = whole.map((one, index) => (index === at ? { ...one, textHash: 'old' } : one))
    expect(missingBeforeProposal(old, product)).toBe('NOTICE_CHANGED')
  })
})

describe('a chain', () => {
  const keys = {
    hash: (text: string) => createHash('sha256').update(text).digest('hex'),
  } as unknown as Keys
  const chain = (types: readonly string[]): EvidenceEventRow[] => {
    const rows: EvidenceEventRow[] = []
    for (const [position, type] of types.entries()) {
      const row = step(type, { position, prevHash: rows.at(-1)?.hash ?? '' })
      rows.push({ ...row, hash: hashStep(keys, row) })
    }
    return rows
  }
  const sound = chain(['ENTER', 'FILL', 'HEALTH'])

  test('is sound as it was written', () => {
    expect(isChainSound(keys, sound)).toBe(true)
  })

  test('is not, where a step of another chain takes the place of its own', () => {
    const other = chain(['LEAVE', 'FILL', 'HEALTH'])
    expect(isChainSound(keys, [...sound.slice(0, 1), ...other.slice(1)])).toBe(false)
  })

  test('is not without one of its steps, or with one that was changed', () => {
    expect(isChainSound(keys, sound.slice(1))).toBe(false)
    expect(isChainSound(keys, [...sound.slice(0, 1), ...sound.slice(2)])).toBe(false)
    const changed = sound.map((row, at) => (at === 1 ? { ...row, textHash: 'x' } : row))
    expect(isChainSound(keys, changed)).toBe(false)
  })
})
