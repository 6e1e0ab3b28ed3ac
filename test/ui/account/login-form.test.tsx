import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCodes } from '@/contract/errors'
import LoginPage from '@/pages/purchase/login'
import { loseLogin } from '@/stores/session'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

const captcha = {
  captchaId: 'C1',
  expireAt: '2026-11-28T10:05:00+08:00',
  slider: { image: 'data:,', piece: 'data:,', width: 300, height: 150, pieceWidth: 44 },
  question: { prompt: '下面哪一个是水果？', choices: [{ value: '1', label: '苹果' }] },
}

afterEach(() => {
  page.params = {}
  signOut()
})

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

test('after the captcha the focus is in the field of the code', async () => {
  visit('browser')
  answerWith({
    openCaptcha: () => ({ data: captcha }),
    getSmsToken: () => 'unreachable',
    sendSmsCode: () => ({
      data: { sessionId: 'S1', resendAfterSeconds: 60, expireInSeconds: 300 },
    }),
  })
  const person = userEvent.setup()
  render(<LoginPage />)
  await person.type(screen.getByRole('textbox', { name: '手机号码' }), '13800138000')
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  await person.click(await screen.findByRole('button', { name: '苹果' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '验证码' })),
  )
})

test('a right answer that others must follow is told as right', async () => {
  visit('browser')
  answerWith({
    openCaptcha: () => ({ data: captcha }),
    getSmsToken: () => 'unreachable',
    sendSmsCode: () => ({ code: errorCodes.CAPTCHA_MORE, extra: { name: 'CAPTCHA_MORE' } }),
  })
  const person = userEvent.setup()
  render(<LoginPage />)
  await person.type(screen.getByRole('textbox', { name: '手机号码' }), '13800138000')
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  await person.click(await screen.findByRole('button', { name: '苹果' }))
  await screen.findByText('答对了，请再完成一次验证')
  expect(screen.queryByRole('button', { name: '苹果' })).not.toBeNull()
})

test('whoever lost the login is told why to sign in again, and nobody else is', async () => {
  visit('browser')
  page.params = { redirectPath: '/order-center' }
  const shown = () => screen.queryByText(/^登录已过期，请重新登录。/)
  const { unmount } = render(<LoginPage />)
  expect(shown()).toBeNull()
  unmount()
  signIn()
  loseLogin()
  render(<LoginPage />)
  await waitFor(() => expect(shown()).not.toBeNull())
})
