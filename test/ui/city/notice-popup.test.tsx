import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showNotice } from '@/subjects/city/flow/notice-popup'
import { PageShell } from '@/ui/shell/page-shell'

const person = userEvent.setup()
const notice = (title: string, cache: string) => ({
  title,
  text: '客服电话服务时间为每日9时至18时。',
  startAt: '2026-11-01T00:00:00+08:00',
  endAt: '2026-12-01T00:00:00+08:00',
  popup: { cache },
})

/** Shows the popup and closes it. It answers false when no popup appeared. */
const told = async (title: string, cache: string, tick?: string): Promise<boolean> => {
  let asked: Promise<void> = Promise.resolve()
  let over = false
  act(() => {
    asked = showNotice(notice(title, cache)).then(() => {
      over = true
    })
  })
  await act(() => Promise.resolve())
  if (over) return false
  await screen.findByRole('dialog', { name: title })
  if (tick) await person.click(screen.getByRole('checkbox', { name: tick }))
  await person.click(screen.getByRole('button', { name: '我知道了' }))
  await act(() => asked)
  return true
}

test('a notice comes once a visit, and what is put off is kept', async () => {
  render(<PageShell title="页面">内容</PageShell>)
  expect(await told('甲', '3d', '3天内不再提醒')).toBe(true)
  expect(await told('甲', '3d')).toBe(false)
  const kept = Object.entries(localStorage).find(([key]) => key.includes('noticePutOff'))
  const record = JSON.parse(kept?.[1] ?? 'null') as { value?: object } | null
  expect(record?.value).toHaveProperty('甲')
})

test('a setting that is malformed offers no checkbox', async () => {
  render(<PageShell title="页面">内容</PageShell>)
  let asked: Promise<void> = Promise.resolve()
  act(() => {
    asked = showNotice(notice('乙', '三天'))
  })
  await screen.findByRole('dialog', { name: '乙' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(screen.getByRole('button', { name: '我知道了' }))
  await act(() => asked)
})
