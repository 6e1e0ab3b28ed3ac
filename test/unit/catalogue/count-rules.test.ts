import { readNumber, wrongCounts } from '../../../server/catalogue/count-rules'
import { loadCatalogue } from '../../../server/catalogue/load'
import { CatalogueError } from '../../../server/catalogue/problem'
import { changedCatalogue } from '../../support/changed-catalogue'

/** The number of questions that a health declaration names in its text. */

test.each([
  ['7', 7],
  ['七', 7],
  ['两', 2],
  ['十', 10],
  ['十六', 16],
  ['二十', 20],
  ['二十三', 23],
])('%s is %i', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

type Page = Parameters<typeof wrongCounts>[0]
const declared = (health: Partial<Page['health']>, content: string[] = []) => {
  const [product] = loadCatalogue().products()
  if (!product) throw new Error('No product')
  const { page } = product
  const items = ['一', '二', '三', '四', '五']
  const notices = page.notices.map((notice) => ({
    ...notice,
    content: notice.type === 'healthConfirm' ? content : notice.content,
  }))
  const plain = { title: '', intro: '', agreeText: '', items }
  return wrongCounts({ health: { ...page.health, ...plain, ...health }, notices })
}

test.each([
  [{ title: '骑行四查' }, 'page.health.title', '四查'],
  [{ intro: '请回答7个问题' }, 'page.health.intro', '7个问题'],
  [{ agreeText: '三项都确认' }, 'page.health.agreeText', '三项'],
])('%j is not five', (health, path, words) => {
  const message = `Says ${words}, the declaration has 5`
  expect(declared(health)).toEqual([{ path, message }])
})

test('the notice above it counts the same', () => {
  expect(declared({}, ['如实告知', '需要您告知的只有三项'])).toEqual([
    { path: 'page.notices[0].content[1]', message: 'Says 三项, the declaration has 5' },
  ])
})

test('five is five, one is a way of speaking, and the third is none of them', () => {
  const content = ['共五项', '任何一项', '第3题', '第十六条', '第4至第7题']
  expect(declared({ title: '五个问题' }, content)).toEqual([])
})

test('the catalogue is refused with a count that is wrong', () => {
  const dir = changedCatalogue({
    '441900/PH01.json': (file) => {
      const page = file['page'] as { health: object }
      return { ...file, page: { ...page, health: { ...page.health, title: '骑行四查' } } }
    },
  })
  expect(() => loadCatalogue(dir)).toThrow(CatalogueError)
  expect(() => loadCatalogue(dir)).toThrow('Says 四查, the declaration has 5')
})
