import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { editField, fillEncrypted, refuseField } from '@/domain/apply/edit'
import { applicantFields, newForm, type FormItem } from '@/domain/apply/item'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

const person = userEvent.setup()
/** An invented number with a valid check digit. */
const SOUND_ID = '11010519491231002X'

interface Seen {
  items: readonly FormItem[]
  passed: boolean[]
}

const show = (first: readonly FormItem[], onSend?: () => Promise<boolean>): Seen => {
  const seen: Seen = { items: first, passed: [] }
  const Page = () => {
    const [items, setItems] = useState(first)
    const [sentAtMs, setSentAtMs] = useState<number>()
    seen.items = items
    const form = useForm({
      name: 'applicant',
      items,
      onItems: setItems,
      today: '2026-11-21',
      choices: { nationality: [{ value: 'CHN', text: '中国' }] },
    })
    const send = async () => {
      if (await onSend?.()) setSentAtMs(Date.now())
    }
    const code = onSend && { send, sentAtMs }
    return (
      <PageShell title="填写投保信息">
        <FormFields form={form} {...(code && { code })} />
        <Button onClick={() => void seen.passed.push(form.check())}>下一步</Button>
        <Button onClick={() => form.reject('mobile', '该手机号码已被使用')}>提交</Button>
      </PageShell>
    )
  }
  render(<Page />)
  return seen
}

const valueOf = (seen: Seen, type: string) => seen.items.find((item) => item.type === type)?.value
const next = () => person.click(screen.getByRole('button', { name: '下一步' }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('every field is bound to its label, and details of an ID card are not asked', () => {
  show(newForm(applicantFields))
  for (const name of ['姓名', '证件号码', '手机号码', '验证码']) expect(box(name)).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '证件类型' }).value).toBe('01')
  expect(screen.queryByLabelText('出生日期')).toBeNull()
  expect(box('验证码').autocomplete).toBe('one-time-code')
})

test('an empty form says what is missing, toasts the first and focuses it', async () => {
  const seen = show(newForm(applicantFields))
  await next()
  expect(seen.passed).toEqual([false])
  const name = box('姓名')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  const tip = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(tip?.getAttribute('role')).toBe('alert')
  expect(tip?.textContent).toBe('请输入姓名，2-20个汉字')
  expect(screen.getByRole('status').textContent).toBe('请输入姓名，2-20个汉字')
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('请输入手机号码')
  expect(document.activeElement).toBe(name)
})

test('a sound form passes; typing takes the complaint away', async () => {
  const seen = show(newForm(applicantFields))
  await next()
  await person.type(box('姓名'), '张三丰')
  expect(box('姓名').getAttribute('aria-invalid')).toBeNull()
  await person.type(box('证件号码'), SOUND_ID.toLowerCase())
  expect(valueOf(seen, 'identity')).toBe(SOUND_ID)
  await person.type(box('手机号码'), '13800138000')
  await person.type(box('验证码'), '123456')
  await next()
  expect(seen.passed).toEqual([false, true])
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('leaving a field says what is wrong with what was typed, never that it is empty', async () => {
  show(newForm(applicantFields))
  await person.click(box('姓名'))
  await person.tab()
  expect(screen.queryAllByRole('alert')).toEqual([])
  await person.type(box('手机号码'), '23800138000')
  await person.tab()
  expect((await screen.findByRole('alert')).textContent).toBe('请输入正确的手机号码')
})

test('what the gateway refused stays, though the field was only just left', () => {
  jest.useFakeTimers()
  show(newForm(applicantFields))
  const mobile = box('手机号码')
  fireEvent.change(mobile, { target: { value: '13800138000' } })
  fireEvent.blur(mobile)
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  act(() => void jest.advanceTimersByTime(1000))
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('该手机号码已被使用').length).toBeGreaterThan(0)
  jest.useRealTimers()
})

test('a refusal from elsewhere stays when its field is left unchanged, and goes with the value', () => {
  jest.useFakeTimers()
  const typed = { items: newForm(applicantFields), type: 'mobile', value: '13800138000' }
  show(refuseField(editField(typed), 'mobile', '该手机号码已被使用'))
  const mobile = box('手机号码')
  fireEvent.focus(mobile)
  fireEvent.blur(mobile)
  act(() => void jest.advanceTimersByTime(1000))
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(mobile, { target: { value: '13800138001' } })
  expect(mobile.getAttribute('aria-invalid')).not.toBe('true')
  jest.useRealTimers()
})

test('another document asks for its details', async () => {
  const seen = show(newForm(applicantFields))
  await person.selectOptions(screen.getByRole('combobox', { name: '证件类型' }), '护照')
  await person.type(screen.getByLabelText('出生日期'), '1990-05-17')
  await person.click(screen.getByRole('radio', { name: '女' }))
  await person.type(screen.getByLabelText('起始日期'), '2020-01-01')
  await person.click(screen.getByRole('checkbox', { name: '长期' }))
  expect(valueOf(seen, 'birthday')).toBe('1990-05-17')
  expect(valueOf(seen, 'gender')).toBe('F')
  expect(valueOf(seen, 'credentialValidDate')).toEqual({
    type: 'longTerm',
    start: '2020-01-01',
    end: '',
  })
  expect(screen.queryByLabelText('截止日期')).toBeNull()
})

test('a masked value is shown masked, and typing starts it afresh', async () => {
  const masked = fillEncrypted({
    items: newForm(applicantFields),
    type: 'mobile',
    maskValue: '*******8000',
    encryptValue: 'token',
  })
  const seen = show(masked)
  expect(box('手机号码').value).toBe('*******8000')
  expect(screen.queryByRole('textbox', { name: '验证码' })).toBeNull()
  await person.type(box('手机号码'), '1')
  expect(valueOf(seen, 'mobile')).toBe('1')
  expect(seen.items.find(({ type }) => type === 'mobile')?.encryptType).toBe(1)
  expect(box('验证码')).toBeTruthy()
})

test('what the browser fills in takes the place of a mask', () => {
  const seen = show(
    fillEncrypted({
      items: newForm(applicantFields),
      type: 'name',
      maskValue: '王**',
      encryptValue: 'token',
    }),
  )
  fireEvent.change(box('姓名'), { target: { value: '李秀英' } })
  expect(valueOf(seen, 'name')).toBe('李秀英')
})

test('a number pasted in groups is not cut', async () => {
  const seen = show(newForm(applicantFields))
  await person.click(box('证件号码'))
  await person.paste('110105 19491231 002x')
  expect(valueOf(seen, 'identity')).toBe(SOUND_ID)
  await person.click(box('手机号码'))
  await person.paste('+86 138 0013 8000')
  expect(box('手机号码').value).toBe('13800138000')
})

test('a code that was sent can be asked for again after 60 seconds only', async () => {
  const send = jest.fn(() => Promise.resolve(true))
  show(newForm(['mobile', 'verifyCode']), send)
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  const wait = await screen.findByRole<HTMLButtonElement>('button', { name: /秒后重新获取/ })
  expect(wait.textContent).toBe('60秒后重新获取')
  expect(wait.disabled).toBe(true)
  await person.click(wait)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a code that was not sent can be asked for again at once', async () => {
  show(newForm(['mobile', 'verifyCode']), () => Promise.resolve(false))
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(
      false,
    ),
  )
})
