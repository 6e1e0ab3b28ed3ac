import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isSignedIn } from '@/stores/session'
import type { h5RealnameErrors, wxRealnameErrors } from '@/subjects/account/identity/copy'
import { tellRealname } from '@/subjects/account/identity/tell-realname'
import { PageShell } from '@/ui/shell/page-shell'
import { signIn } from '../../support/ui/signed-in'
import { changePage, visits } from '../../support/ui/taro'

/** What each outcome of a real-name verification says, offers, and does after the answer. */

jest.mock('@/domain/time/timings', () => ({
  ...jest.requireActual<object>('@/domain/time/timings'),
  DIALOG_CLOSE_MS: 0,
}))

type Failed = Parameters<typeof tellRealname>[0]
type Told = Awaited<ReturnType<typeof tellRealname>>

const h5 = (code: keyof typeof h5RealnameErrors) =>
  ({ at: 'FAILED', call: 'authH5Realname', code }) as Failed
const wx = (code: keyof typeof wxRealnameErrors) =>
  ({ at: 'FAILED', call: 'authWxRealnameLv2', code }) as Failed

beforeEach(() => {
  visits.length = 0
  window.history.replaceState({ idx: 0 }, '', '/insure-apply?cityCode=310000')
  changePage()
  signIn()
  render(
    <PageShell title="填写投保信息">
      <p>表单</p>
    </PageShell>,
  )
})

const tell = async (failed: Failed, press: string, user?: { name: { maskValue: string } }) => {
  let told: Promise<Told> | undefined
  await act(async () => {
    told = tellRealname(failed, { claim: undefined, user: user as never, servicePhone: '12345' })
  })
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.textContent).not.toBe(''))
  const said = dialog.textContent
  const icon = dialog.querySelector('[class*=hm-message__icon--]')?.className ?? ''
  const offered = screen.getAllByRole('button').map((one) => one.textContent)
  await userEvent.click(screen.getByRole('button', { name: press }))
  const answer = await act(async () => told)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { said, icon, offered, answer }
}

test.each([
  ['ER020', h5('BASIC2_NOT_MATCH'), '请填写本人真实身份信息', 'name'],
  ['ER018', h5('ID_NOT_MATCH'), '当前账号已绑定其他实名信息，请输入正确的信息', 'identity'],
  ['ER026', wx('WX_AUTH_FAIL'), '微信实名认证失败，请更换信息或微信账号', 'name'],
  ['ER027', wx('BASIC2_NOT_MATCH'), '姓名与身份证号不匹配', 'name'],
  ['ER024', wx('ID_NOT_MATCH'), '身份信息与当前账号不一致', 'identity'],
  ['ER025', wx('ID_HAD_USE'), '已被其他微信账号使用', 'identity'],
] as const)('%s is a warning that leads back to its field', async (_row, failed, text, field) => {
  const { said, icon, offered, answer } = await tell(failed, '修改信息')
  expect(said).toContain(text)
  expect(icon).toContain('hm-message__icon--warning-red')
  expect(offered).toEqual(['修改信息'])
  expect(answer).toEqual({ rejected: { field, text } })
})

test('DL057 ER019 with a bound name it says whose phone it is', async () => {
  const user = { name: { maskValue: '王**' } }
  const { said, answer } = await tell(h5('ID_NOT_MATCH'), '修改信息', user)
  expect(said).toContain('该手机号已绑定王**')
  expect(answer).toEqual({ rejected: { field: 'identity', text: '该手机号已绑定王**' } })
})

test.each([
  ['ER021', h5('CREDENTIALNO_BLACKLIST'), '登录异常，请联系客服', '在线客服'],
  ['ER022', h5('AUTH_FAILED'), '登录已过期，请重新登录', '重新登录'],
  ['a browser without a reason', h5('DEFAULT'), '校验失败，请稍后重试', '重试'],
  ['WeChat without a reason', wx('DEFAULT'), '校验失败，请稍后重试', '重试'],
] as const)('%s is a warning that may be put away', async (_row, failed, text, other) => {
  const { said, icon, offered, answer } = await tell(failed, '取消')
  expect(said).toContain(text)
  expect(icon).toContain('hm-message__icon--warning-red')
  expect([...offered].sort()).toEqual(['取消', other].sort())
  expect(answer).toEqual({})
  expect(isSignedIn()).toBe(true)
  expect(visits).toEqual([])
})

test('no reason is tried again by its button', async () => {
  expect((await tell(h5('DEFAULT'), '重试')).answer).toBe('again')
})

test('ER022 leads to a new login and back to the page', async () => {
  await tell(h5('AUTH_FAILED'), '重新登录')
  expect(isSignedIn()).toBe(false)
  const { url = '' } = visits.at(-1) ?? {}
  expect(new URL(url, 'http://x').searchParams.get('redirectPath')).toBe(
    '/insure-apply?cityCode=310000',
  )
})

test.each([
  ['ER016', h5('HAD_AUTH')],
  ['ER023', wx('HAD_AUTH')],
] as const)('DL056 %s who was verified before goes on, without a warning', async (_row, failed) => {
  const { said, icon, answer } = await tell(failed, '我知道了')
  expect(said).toContain('您已完成实名认证')
  expect(icon).toContain('hm-message__icon--default')
  expect(answer).toBe('go on')
})

test('ER017 without a face verification a taken identity stays in its field', async () => {
  const text = '该身份信息已被其他手机号使用'
  const { said, answer } = await tell(h5('ID_HAD_USE'), '修改信息')
  expect(said).toContain(text)
  expect(answer).toEqual({ rejected: { field: 'identity', text } })
})
