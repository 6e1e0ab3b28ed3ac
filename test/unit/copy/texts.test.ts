import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '@/copy/fill'

const src = join(__dirname, '../../../src')

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** Every group of texts that a module of the product exports. */
const groups = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(copy\/.*|subjects\/[\w-]+\/copy(\/.*)?)\.ts$/.test(file))
  .flatMap((file) => Object.entries(jest.requireActual<object>(join(src, file))))
  .flatMap(([name, texts]: [string, unknown]) => (isTexts(texts) ? [{ name, texts }] : []))

test('there are texts to check', () => {
  expect(groups.length).toBeGreaterThan(70)
})

test.each(groups)('$name: no text is empty or an English sentence', ({ texts }) => {
  for (const text of Object.values(texts)) {
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/[A-Za-z]+ [A-Za-z]+/)
  }
})

describe('fill', () => {
  test('puts values into their places, as often as they occur', () => {
    expect(fill('{N}/{N} {A}', { N: 1, A: '$&' })).toBe('1/1 $&')
  })
  test('leaves alone what it has no value for', () => {
    const configured: string = '{PRICE} {toString} { N }'
    expect(fill(configured, {})).toBe('{PRICE} {toString} { N }')
  })
})
