import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import LoginPage from '@/pages/purchase/login'
import { answerWith } from './answers'
import { visit } from './hosts'

test('VA003 a code is asked for with a valid mobile only', async () => {
  visit('browser')
  const asked = answerWith({ openCaptcha: () => 'unreachable' })
  const person = userEvent.setup()
  render(<LoginPage />)
  const mobile = screen.getByRole('textbox', { name: '手机号码' })
  const send = screen.getByRole('button', { name: '获取验证码' })
  await person.type(mobile, '123')
  await person.click(send)
  expect((await screen.findByRole('alert')).textContent).toBe('请输入正确的手机号码')
  expect(asked).toEqual([])
  expect(send.textContent).toBe('获取验证码')
  await person.clear(mobile)
  await person.type(mobile, '13800138000')
  await person.click(send)
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('openCaptcha'))
})
