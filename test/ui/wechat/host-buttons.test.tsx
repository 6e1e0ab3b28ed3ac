import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addressToSign, verifyAddress } from '@/platform/hosts/official-account/js-sdk'
import { SubscribeAsk } from '@/subjects/wechat/subscribe-ask/subscribe-ask'
import {
  AgreePrivacyButton as h5Agree,
  ContactButton as h5Contact,
  OpenSettingButton as h5Setting,
  PhoneNumberButton as h5Phone,
  ShareButton as h5Share,
} from '@/ui/primitives/native-button.h5'
import {
  AgreePrivacyButton as weappAgree,
  ContactButton as weappContact,
  OpenSettingButton as weappSetting,
  PhoneNumberButton as weappPhone,
  ShareButton as weappShare,
} from '@/ui/primitives/native-button.weapp'
import { LaunchMiniProgramButton, SubscribeButton } from '@/ui/primitives/open-tag-button.h5'
import { visit } from '../../support/ui/hosts'

/** A stub of WeChat's own button, with the properties and events that we use. */
jest.mock('@tarojs/components', () => ({
  Button: ({ openType, id, className, children, ...rest }: Record<string, never>) => (
    <button
      id={id}
      className={className}
      data-open-type={openType}
      aria-label={rest['aria-label']}
      onClick={() => native.forEach((name) => (rest[name] as Handler | undefined)?.(native.event))}
    >
      {children}
    </button>
  ),
}))
type Handler = (event: unknown) => void
const native = Object.assign(['onGetPhoneNumber', 'onOpenSetting', 'onAgreePrivacyAuthorization'], {
  event: {} as unknown,
})

const person = userEvent.setup()
const press = (name: string) => person.click(screen.getByRole('button', { name }))
const nothing = () => undefined
const fallback = <p>另一种办法</p>

describe("in the mini-program the tap is WeChat's", () => {
  beforeEach(() => visit('mini-program'))

  test.each([
    ['share', weappShare, { card: { title: 't', path: '/a' }, onShared: nothing }],
    ['contact', weappContact, { fallback }],
    ['openSetting', weappSetting, { fallback, onReturn: nothing }],
    ['getPhoneNumber', weappPhone, { fallback, onCode: nothing }],
    ['agreePrivacyAuthorization', weappAgree, { onAgree: nothing }],
  ] as const)('%s: a named button of its open-type, without the fallback', (type, Side, props) => {
    const Any = Side as React.ComponentType<object>
    render(<Any {...props}>{'请点这里'}</Any>)
    const button = screen.getByRole('button', { name: '请点这里' })
    expect(button.dataset['openType']).toBe(type)
    expect(screen.queryByText('另一种办法')).toBeNull()
  })

  test.each([
    [
      { code: 'c1', errMsg: 'getPhoneNumber:ok' },
      { ok: true, value: 'c1' },
    ],
    [{ errMsg: 'getPhoneNumber:fail user deny' }, { ok: false, code: 'DENIED' }],
    [
      { errMsg: 'getPhoneNumber:fail', errno: 112 },
      { ok: false, code: 'UNDECLARED' },
    ],
    [
      { errMsg: 'getPhoneNumber:fail', errno: 1400001 },
      { code: 'FAILED', nativeCode: 1400001 },
    ],
  ])('the phone number is a code, or a failure: %j', async (detail, told) => {
    const onCode = jest.fn()
    native.event = { detail }
    const Side = weappPhone
    render(
      <Side fallback={null} onCode={onCode}>
        一键登录
      </Side>,
    )
    await press('一键登录')
    expect(onCode).toHaveBeenCalledWith(expect.objectContaining(told))
  })

  test('agreeing counts on the button that WeChat knows by its id', async () => {
    const onAgree = jest.fn()
    const Side = weappAgree
    render(<Side onAgree={onAgree}>同意</Side>)
    expect(screen.getByRole('button', { name: '同意' }).id).toBe('hm-agree-privacy')
    await press('同意')
    expect(onAgree).toHaveBeenCalledTimes(1)
  })
})

describe('on the web', () => {
  test.each([
    ['contact', h5Contact],
    ['openSetting', h5Setting],
    ['getPhoneNumber', h5Phone],
  ] as const)('%s has no host: the fallback stands there', (_type, Side) => {
    visit('browser')
    const Any = Side as React.ComponentType<object>
    render(<Any {...{ fallback, onCode: nothing, onReturn: nothing }}>{'请点这里'}</Any>)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('另一种办法')).toBeTruthy()
  })

  test('sharing tells its outcome, and agreeing is a button like any other', async () => {
    visit('browser')
    Object.assign(document, { execCommand: () => true })
    const onShared = jest.fn()
    const onAgree = jest.fn()
    const Share = h5Share
    const Agree = h5Agree
    render(
      <>
        <Share card={{ title: 't', path: '/insure' }} onShared={onShared}>
          分享
        </Share>
        <Agree onAgree={onAgree}>同意</Agree>
      </>,
    )
    await press('分享')
    await press('同意')
    expect(onShared).toHaveBeenCalledWith({ ok: true, value: 'COPIED' })
    expect(onAgree).toHaveBeenCalledTimes(1)
  })
})

describe('open tags of the official account', () => {
  const target = { username: 'gh_1', path: '/pages/a/b?x=1', link: 'https://wxaurl.cn/T' }
  const subscribe = (onAnswer: (told: unknown) => void) => (
    <SubscribeButton templateIds={['a', 'b', 'c', 'd']} onAnswer={onAnswer} fallback={fallback}>
      订阅提醒
    </SubscribeButton>
  )
  const verify = async (words: string) => {
    const { bridge } = visit('official-account')
    bridge.answers['preVerifyJSAPI'] = words
    await verifyAddress(addressToSign(), { timestamp: '1', nonceStr: 'n', signature: 's' })
    return bridge
  }

  test('wait until WeChat accepted our address', async () => {
    await verify('preVerifyJSAPI:fail invalid signature')
    render(subscribe(nothing))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('另一种办法')).toBeTruthy()
  })

  test.each([
    ['7.0.9.1600', false],
    ['7.0.12', true],
    ['8.0.40', true],
  ])('VA095 WeChat %s draws them: %s', async (version, draws) => {
    const { bridge } = visit('official-account')
    Object.defineProperty(window.navigator, 'userAgent', {
      value: `Mozilla/5.0 (Linux; Android 13) Mobile MicroMessenger/${version}(0x1) NetType/WIFI`,
      configurable: true,
    })
    bridge.answers['preVerifyJSAPI'] = 'preVerifyJSAPI:ok'
    await verifyAddress(addressToSign(), { timestamp: '1', nonceStr: 'n', signature: 's' })
    render(subscribe(nothing))
    expect(screen.queryByRole('button') !== null).toBe(draws)
  })

  test('ER009 all messages switched off: it says where they are switched on', async () => {
    await verify('preVerifyJSAPI:ok')
    render(<SubscribeAsk templateIds={['a']} onAnswers={nothing} />)
    const detail = { errMsg: 'subscribe:fail', errCode: 20004 }
    act(() => void screen.getByRole('button').dispatchEvent(new CustomEvent('error', { detail })))
    expect(screen.getByRole('alert').textContent).toBe('请在公众号设置中开启消息通知')
  })

  test('are named buttons that tell what was answered', async () => {
    const bridge = await verify('preVerifyJSAPI:ok')
    expect(bridge.calls[0]?.options).toMatchObject({
      verifyAppId: 'wx-official',
      verifySignature: 's',
    })
    const onAnswer = jest.fn()
    const { unmount } = render(subscribe(onAnswer))
    const tag = screen.getByRole('button', { name: '订阅提醒' })
    expect(tag.tagName.toLowerCase()).toBe('wx-open-subscribe')
    expect(tag.getAttribute('template')).toBe('a,b,c')
    const said = (status: string) => JSON.stringify({ status })
    const details = { a: said('acceptWithAudio'), b: said('cancel'), c: said('maybe') }
    const detail = { subscribeDetails: JSON.stringify(details) }
    tag.dispatchEvent(new CustomEvent('success', { detail }))
    tag.dispatchEvent(new CustomEvent('success', { detail: {} }))
    tag.dispatchEvent(new CustomEvent('error', { detail: { errMsg: 'x:fail', errCode: 20001 } }))
    expect(onAnswer.mock.calls).toEqual([
      [{ ok: true, value: { a: 'accept', b: 'reject' } }],
      [{ ok: true, value: {} }],
      [expect.objectContaining({ code: 'FAILED', nativeCode: 20001 })],
    ])
    unmount()

    const launch = (path: string) => (
      <LaunchMiniProgramButton
        target={{ ...target, path }}
        onLaunched={nothing}
        fallback={fallback}
      >
        打开小程序
      </LaunchMiniProgramButton>
    )
    for (const path of [target.path, target.path.slice(1)]) {
      const { unmount } = render(launch(path))
      const button = screen.getByRole('button', { name: '打开小程序' })
      expect(button.getAttribute('path')).toBe('pages/a/b.html?x=1')
      unmount()
    }
  })

  test.each([
    ['browser', target, 'BUTTON'],
    ['browser', { path: '/pages/a' }, undefined],
    ['web-view', { path: '/pages/a' }, 'BUTTON'],
  ] as const)('in a %s, %j launches by what there is', (host, given, tagName) => {
    visit(host)
    render(
      <LaunchMiniProgramButton target={given} onLaunched={nothing} fallback={fallback}>
        打开小程序
      </LaunchMiniProgramButton>,
    )
    expect(screen.queryByRole('button')?.tagName).toBe(tagName)
  })
})
