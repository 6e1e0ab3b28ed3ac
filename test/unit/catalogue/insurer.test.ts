import {
  brokenInsurer,
  isRevocable,
  type InsurerFile,
} from '../../../server/catalogue/insurer-file'
import { loadCatalogue } from '../../../server/catalogue/load'
import { CatalogueError } from '../../../server/catalogue/problem'
import { changedCatalogue } from '../../support/changed-catalogue'

/** What a product may declare of its insurer's core. */

const lead = { insurer: 'A', name: '甲财产保险股份有限公司', lead: true, tenThousandths: 6000 }
const other = { insurer: 'B', name: '乙财产保险股份有限公司', lead: false, tenThousandths: 4000 }
const issue = { issueWithinHours: 72, usually: 'AT_ONCE' as const }
const cancel = { mode: 'tell' as const }
const sound: InsurerFile = {
  core: 'TEST',
  capabilities: { issue, cancel },
  shares: [lead, other],
}

const found = (change: Partial<InsurerFile>, underwriting: 'DONE' | 'PENDING' = 'DONE') =>
  brokenInsurer({ insurer: { ...sound, ...change }, underwriting }).map(({ path }) => path)

test('a sound core is accepted, and so is a product without one', () => {
  expect(found({})).toEqual([])
  expect(brokenInsurer({ underwriting: 'PENDING' })).toEqual([])
})

test.each([
  ['shares that do not add up', { shares: [lead] }, ['insurer.shares']],
  ['two leads', { shares: [lead, { ...other, lead: true }] }, ['insurer.shares']],
  ['an insurer twice', { shares: [lead, { ...other, insurer: 'A' }] }, ['insurer.shares']],
  ['a deadline without a way back', { capabilities: { issue } }, ['issueWithinHours']],
  [
    'a way back without a deadline',
    { capabilities: { issue: { usually: 'LATER' as const }, cancel } },
    ['issueWithinHours'],
  ],
  ['a core that never learns of anybody', { capabilities: {} }, ['capabilities.issue']],
])('%s is refused', (_what, change: Partial<InsurerFile>, ends) => {
  const paths = found(change)
  expect(paths).toHaveLength(ends.length)
  for (const [index, end] of ends.entries()) expect(paths[index]).toMatch(new RegExp(`${end}$`))
})

test('a core that issues knows no underwriting of the old kind', () => {
  expect(found({}, 'PENDING')).toEqual(['insurer.capabilities.issue'])
})

test('who cannot be cancelled at the core has no button for it', () => {
  expect(isRevocable({})).toBe(true)
  expect(isRevocable({ insurer: sound })).toBe(true)
  const bound = { ...sound, capabilities: { issue: { usually: 'AT_ONCE' as const } } }
  expect(isRevocable({ insurer: bound })).toBe(false)
})

test.each([
  ['a time limit above that of the port', { cancel: { ...cancel, timeLimitMs: 8001 } }],
  ['no word for how it cancels', { cancel: {} }],
  ['a port that the gateway does not ask yet', { accept: { silent: 'OPEN' } }],
])('the file of a product is refused for %s', (_what, capability) => {
  const insurer = { ...sound, capabilities: { issue, cancel, ...capability } }
  const dir = changedCatalogue({ '320100/PH4J.json': (file) => ({ ...file, insurer }) })
  expect(() => loadCatalogue(dir)).toThrow(CatalogueError)
})
