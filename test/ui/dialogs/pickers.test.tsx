import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Answer } from '@/ui/dialog/define'
import { ask } from '@/ui/dialog/service'
import { bottomPicker } from '@/ui/dialogs/bottom-picker'
import { datePicker } from '@/ui/dialogs/date-picker'
import { optionPicker } from '@/ui/dialogs/option-picker'
import { PageShell } from '@/ui/shell/page-shell'

const person = userEvent.setup()

/** Opens a dialog and acts in it as the person, and answers the result. */
const answering = async <T,>(call: () => Promise<Answer<T>>, act_: () => Promise<void>) => {
  render(<PageShell title="页面">内容</PageShell>)
  let asked: Promise<Answer<T>> | undefined
  act(() => {
    asked = call()
  })
  await screen.findByRole('dialog')
  await act_()
  await act(async () => {
    await asked
  })
  return asked
}

const turn = async (label: string, keys: string) => {
  screen.getByRole('listbox', { name: label }).focus()
  await person.keyboard(keys)
}

const done = () => person.click(screen.getByRole('button', { name: '确定' }))

test('wheels are turned by keys, and yield ids and texts', async () => {
  const columns = [
    {
      label: '省',
      options: [
        { id: '31', text: '上海市' },
        { id: '32', text: '江苏省' },
      ],
    },
    {
      label: '类型',
      options: [
        { id: 'a', text: '甲' },
        { id: 'b', text: '乙' },
        { id: 'c', text: '丙' },
      ],
    },
  ]
  const answer = await answering(
    () => ask(bottomPicker, { title: '选择', columns, value: ['32', 'x'] }),
    async () => {
      await turn('类型', '{End}{ArrowUp}')
      await done()
    },
  )
  expect(answer).toEqual({
    kind: 'confirmed',
    value: { id: ['32', 'b'], text: '江苏省 乙', textList: ['江苏省', '乙'] },
  })
})

test('a date picker takes a tap as well, and keeps within its days', async () => {
  const answer = await answering(
    () =>
      ask(datePicker, {
        title: '出生日期',
        min: '1900-01-01',
        max: '2026-11-22',
        value: '2024-02-29',
      }),
    async () => {
      await turn('年', '{ArrowUp}')
      expect(screen.queryByRole('option', { name: '29日' })).toBeNull()
      await person.click(screen.getByRole('option', { name: '12月' }))
      await done()
    },
  )
  expect(answer).toEqual({ kind: 'confirmed', value: '2023-12-28' })
})

test('an option is picked by a tap; one that is disabled is not', async () => {
  const options = [
    { value: 'F', text: '女', checked: true },
    { value: 'M', text: '男' },
    { value: 'X', text: '未知', disabled: true },
  ]
  const answer = await answering(
    () => ask(optionPicker, { title: '性别', options }),
    async () => {
      expect(screen.getByRole('button', { name: '女' }).getAttribute('aria-pressed')).toBe('true')
      await person.click(screen.getByRole('button', { name: '未知' }))
      await person.click(screen.getByRole('button', { name: '男' }))
    },
  )
  expect(answer).toEqual({ kind: 'confirmed', value: options[1] })
})
