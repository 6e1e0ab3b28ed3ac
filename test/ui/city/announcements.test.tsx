import {
  fireEvent,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react'
import { startVisit } from '@/stores/visit'
import { readAnnouncements, tellAnnouncements } from '@/subjects/city/flow/announcements'
import { PageShell } from '@/ui/shell/page-shell'
import { answerWith } from '../../support/ui/answers'

/** Announcements of operators: their pages, times, frequency and audience. */

const entry = (value: object) => ({
  configKey: '',
  _configKey: '',
  configJsonValue: JSON.stringify(value),
  notFound: false,
  message: '',
})
const told = (title: string, more: object = {}) => ({
  ...{ title, text: title, startAt: '2020-01-01T00:00:00+08:00' },
  ...{ endAt: '2099-01-01T00:00:00+08:00', ...more },
})

const answered = (share: number) =>
  answerWith({
    readConfig: ({ namespace }) => ({
      data: entry({
        list:
          namespace === 'activity_config'
            ? [told('activity')]
            : [
                told('here', { cityCode: '430100' }),
                told('over', { endAt: '2020-01-02T00:00:00+08:00' }),
              ],
      }),
    }),
    queryConfig: () => ({
      data: {
        list: [
          { configKey: 'GREY_RELEASE', configJsonValue: JSON.stringify({ HMB_INSURE_BP: share }) },
        ],
      },
    }),
  })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const titles = async (cityCode: string) =>
  (await readAnnouncements(cityCode)).map(({ title }) => title)

test('API010 an activity shows to its share of phones', async () => {
  answered(0)
  expect(await titles('430100')).toEqual(['here'])
  sessionStorage.clear()
  answered(100)
  expect(await titles('430100')).toEqual(['here', 'activity'])
  expect(await titles('310000')).toEqual(['activity'])
})

test('each piece is asked for once a visit, by however many pages at once', async () => {
  const asked = answered(100)
  await Promise.all([titles('430100'), titles('310000')])
  await titles('430100')
  expect(asked.map(({ data }) => (data as { namespace: string }).namespace).sort()).toEqual([
    'activity_config',
    'activity_config',
    'pre_insure_page',
  ])
})

test('API011 a page behind the login asks for its own, and tells it once', async () => {
  const asked = answered(100)
  startVisit({ context: { cityCode: '430100' }, env: 0 })
  render(<PageShell title="">x</PageShell>)
  void tellAnnouncements('orderCenter')
  const dialog = await screen.findByRole('dialog', { name: 'here' })
  expect(asked[0]?.data).toMatchObject({ namespace: 'pre_insure_page', key: 'orderCenter' })
  fireEvent.click(within(dialog).getByRole('button'))
  await waitForElementToBeRemoved(dialog)
  await tellAnnouncements('orderCenter')
  expect(screen.queryByRole('dialog')).toBeNull()
})
