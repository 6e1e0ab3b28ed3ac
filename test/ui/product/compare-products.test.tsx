import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareProducts } from '@/subjects/product'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'

const catalogue = loadCatalogue()

beforeEach(() => {
  answerWith({
    readConfig: ({ namespace, key }) => ({
      data: {
        configKey: '',
        _configKey: '',
        configJsonValue: '',
        ...catalogue.config(namespace, key),
        notFound: !catalogue.config(namespace, key),
        message: '',
      },
    }),
  })
})

const heads = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

test('two products of the address stand side by side, and words mark what differs', async () => {
  render(<CompareProducts cityCode="440301" productCode="LH0G" />)
  await screen.findByRole('table', { name: '鹏城守护保与鹏城青年门诊保的对比' })
  // There are only two, so there is nothing to choose.
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(heads()).toEqual(['鹏城守护保', '鹏城青年门诊保'])
  const marks = rows().map((row) => within(row).getByText(/^(不|相)同$/).textContent)
  expect(new Set(marks)).toContain('不同')
  const inpatient = rows().find((row) => within(row).queryByText('医保内住院'))
  expect(inpatient && within(inpatient).getByText('不含')).toBeTruthy()

  await userEvent.click(screen.getByRole('checkbox', { name: '只看不同的项目' }))
  expect(rows()).toHaveLength(marks.filter((mark) => mark === '不同').length)
})

test('where there are more, either can be changed, but not to the other', async () => {
  render(<CompareProducts cityCode="320100" productCode="PH4J" other="PH0V" />)
  const second = await screen.findByRole('combobox', { name: '产品二' })
  expect(heads()).toEqual(['金陵惠家保', '金陵益惠保'])
  const taken = within(second).getByRole<HTMLOptionElement>('option', { name: '金陵惠家保' })
  expect(taken.disabled).toBe(true)
  await userEvent.selectOptions(second, '金陵抗癌保')
  expect(heads()).toEqual(['金陵惠家保', '金陵抗癌保'])
})

test('without another product the one most alike stands beside the first', async () => {
  render(<CompareProducts cityCode="320100" productCode="PH4J" />)
  await screen.findByRole('table')
  expect(heads()).toEqual(['金陵惠家保', '金陵益惠保'])
})

test('a city with one product leads to what is on sale', async () => {
  render(<CompareProducts cityCode="310000" />)
  expect((await screen.findByRole('link', { name: '查看在售产品' })).getAttribute('href')).toBe(
    '/insure?cityCode=310000',
  )
})
