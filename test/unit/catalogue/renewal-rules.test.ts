import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '../../../server/catalogue/load'
import { CatalogueError } from '../../../server/catalogue/problem'
import { changedCatalogue } from '../../support/changed-catalogue'

/** A product that replaces another one at its renewal must fit it. */

const AT = '  140000/MH08.json: renewalProductCode: '

/** The problems when this product replaces 三晋惠民保 at its renewal. */
function problems(renewalProductCode: string): string[] {
  const dir = changedCatalogue({ '140000/MH08.json': (file) => ({ ...file, renewalProductCode }) })
  try {
    loadCatalogue(dir)
  } catch (error) {
    if (error instanceof CatalogueError) return error.message.split('\n').slice(1)
    throw error
  }
  return []
}

test('itself is always right', () => {
  expect(problems('MH08')).toEqual([])
})

test('a product for women, younger people, fewer relations and other benefits is refused', () => {
  expect(problems('MH10')).toEqual(
    [
      'It insures only 9 to 60',
      'It insures only F',
      expect.stringMatching(/It does not insure SPOUSE、FATHER_PARENTS/),
      expect.stringMatching(/It does not cover 目录内住院/),
      'MH10 has no plan STANDARD',
    ].map((line) => (typeof line === 'string' ? AT + line : line)),
  )
})

test.each([
  ['amount', '1元', '1元'],
  ['deductible', '99万元', '99万元'],
  ['ratio', '1%', '1%'],
])('the same benefits with a worse %s are refused', (field, worse, said) => {
  const code = 'MH09'
  const dir = changedCatalogue({
    '140000/MH08.json': (file) => ({ ...file, renewalProductCode: code }),
  })
  const at = (name: string) => join(dir, '140000', name)
  const { renewalProductCode: _none, ...old } = JSON.parse(
    readFileSync(at('MH08.json'), 'utf8'),
  ) as { renewalProductCode: string; coverage: Record<string, unknown>[] }
  const [first, ...others] = old.coverage
  // Its numbers would be compared with its texts as well.
  const { payout: _payout, ...changed } = { payout: undefined, ...first, [field]: worse }
  writeFileSync(at(`${code}.json`), JSON.stringify({ ...old, coverage: [changed, ...others] }))
  copyFileSync(at('documents/MH08-clauses.json'), at(`documents/${code}-clauses.json`))
  expect(() => loadCatalogue(dir)).toThrow(
    `It pays less for ${String(first?.['name'])}: ${said} instead of ${String(first?.[field])}`,
  )
})

test('a product that the city does not have is refused', () => {
  expect(problems('MH99')).toEqual([`${AT}No such product in this city`])
})
