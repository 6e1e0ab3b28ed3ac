import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { english } from '@/copy/english'
import { fill } from '@/copy/fill'
import { area } from '@/copy/language'
import { buttons } from '@/copy/shell/buttons'
import { speak } from '@/copy/speak'

const folder = join(__dirname, '../../../src/copy')

/** Every area of the product: its name and its Chinese texts, read from the modules themselves. */
const areas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const name = /= area\('(\w+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
    if (name === undefined) return []
    const loaded = jest.requireActual<Record<string, Record<string, string>>>(join(folder, file))
    return [{ file, name, zh: { ...loaded[name] } }]
  })

const translations: Record<string, Record<string, string>> = english
const placeholders = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).sort()

test('there are areas to check', () => {
  expect(areas.length).toBeGreaterThan(25)
})

describe.each(areas)('$name', ({ file, name, zh }) => {
  const en = translations[name]

  test('lives in the file of its name and has English for every key', () => {
    expect(basename(file, '.ts').replaceAll('-', '')).toBe(name?.toLowerCase())
    expect(Object.keys(en ?? {})).toEqual(Object.keys(zh))
  })

  test('Chinese holds no English sentence, English no Chinese, both the same placeholders', () => {
    for (const [key, text] of Object.entries(zh)) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/[A-Za-z]+ [A-Za-z]+/)
      expect(en?.[key]).not.toMatch(/[\u3400-\u9fff，。！？；：（）《》]/)
      expect([key, ...placeholders(en?.[key])]).toEqual([key, ...placeholders(text)])
    }
  })
})

describe('speaking', () => {
  afterEach(() => speak('zh'))

  test('changes texts in place, and those of areas that load later', async () => {
    await speak('en')
    expect(buttons.confirm).toBe('Confirm')
    expect(area('reader', { open: '打开文件' }).open).toBe('Open the document')
    await speak('zh')
    expect(buttons.confirm).toBe('确认')
  })
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
