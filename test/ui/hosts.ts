import * as h5Clipboard from '@/platform/clipboard.h5'
import type { ClipboardPort } from '@/platform/clipboard.types'
import * as weappClipboard from '@/platform/clipboard.weapp'
import * as h5Enter from '@/platform/enter.h5'
import type { EnterPort } from '@/platform/enter.types'
import * as weappEnter from '@/platform/enter.weapp'
import * as h5Environment from '@/platform/environment.h5'
import type { EnvironmentPort, Host } from '@/platform/environment.types'
import * as weappEnvironment from '@/platform/environment.weapp'
import * as h5File from '@/platform/file.h5'
import type { FilePort } from '@/platform/file.types'
import * as weappFile from '@/platform/file.weapp'
import * as h5Location from '@/platform/location.h5'
import type { LocationPort } from '@/platform/location.types'
import * as weappLocation from '@/platform/location.weapp'
import * as h5Login from '@/platform/login.h5'
import type { LoginPort } from '@/platform/login.types'
import * as weappLogin from '@/platform/login.weapp'
import * as h5MiniProgram from '@/platform/mini-program.h5'
import type { MiniProgramPort } from '@/platform/mini-program.types'
import * as weappMiniProgram from '@/platform/mini-program.weapp'
import * as h5Pay from '@/platform/pay.h5'
import type { PayPort } from '@/platform/pay.types'
import * as weappPay from '@/platform/pay.weapp'
import * as h5Phone from '@/platform/phone.h5'
import type { PhonePort } from '@/platform/phone.types'
import * as weappPhone from '@/platform/phone.weapp'
import * as h5Picture from '@/platform/picture.h5'
import type { PicturePort } from '@/platform/picture.types'
import * as weappPicture from '@/platform/picture.weapp'
import * as h5Privacy from '@/platform/privacy.h5'
import type { PrivacyPort } from '@/platform/privacy.types'
import * as weappPrivacy from '@/platform/privacy.weapp'
import * as h5Share from '@/platform/share.h5'
import type { SharePort } from '@/platform/share.types'
import * as weappShare from '@/platform/share.weapp'
import * as h5Subscribe from '@/platform/subscribe.h5'
import type { SubscribePort } from '@/platform/subscribe.types'
import * as weappSubscribe from '@/platform/subscribe.weapp'
import * as h5Update from '@/platform/update.h5'
import type { UpdatePort } from '@/platform/update.types'
import * as weappUpdate from '@/platform/update.weapp'
import { installWx, type FakeWx } from '../support/wx'

/** The ports that depend on the host. If a side lacks one of them, this does not compile. */
export interface Ports {
  clipboard: ClipboardPort
  enter: EnterPort
  environment: EnvironmentPort
  file: FilePort
  location: LocationPort
  login: LoginPort
  miniProgram: MiniProgramPort
  pay: PayPort
  phone: PhonePort
  picture: PicturePort
  privacy: PrivacyPort
  share: SharePort
  subscribe: SubscribePort
  update: UpdatePort
}

const h5 = {
  clipboard: h5Clipboard,
  enter: h5Enter,
  environment: h5Environment,
  file: h5File,
  location: h5Location,
  login: h5Login,
  miniProgram: h5MiniProgram,
  pay: h5Pay,
  phone: h5Phone,
  picture: h5Picture,
  privacy: h5Privacy,
  share: h5Share,
  subscribe: h5Subscribe,
  update: h5Update,
} satisfies Ports

const weapp = {
  clipboard: weappClipboard,
  enter: weappEnter,
  environment: weappEnvironment,
  file: weappFile,
  location: weappLocation,
  login: weappLogin,
  miniProgram: weappMiniProgram,
  pay: weappPay,
  phone: weappPhone,
  picture: weappPicture,
  privacy: weappPrivacy,
  share: weappShare,
  subscribe: weappSubscribe,
  update: weappUpdate,
} satisfies Ports

const agents: Record<Exclude<Host, 'mini-program'>, string> = {
  browser: 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36',
  'official-account': 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0.40',
  'web-view': 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.40 miniProgram/wx1',
  alipay: 'Mozilla/5.0 (iPhone) Mobile AliApp(AP/10.5) AlipayClient/10.5',
}

export const hosts: readonly Host[] = [
  'browser',
  'official-account',
  'web-view',
  'alipay',
  'mini-program',
]

/** A fake of WeChat's bridge in a web page, with its calls and its next answers by name. */
export interface FakeBridge {
  calls: { name: string; options: Record<string, unknown> }[]
  answers: Record<string, string>
}

export interface Visited {
  ports: Ports
  wx: FakeWx
  bridge: FakeBridge
}

/** Writes the official account into the page as the gateway does. `''` means that there is none. */
export const setOfficialAccount = (appId: string): void => {
  document.head.innerHTML = appId === '' ? '' : `<meta name="wechat-oa" content="${appId}">`
}

/** Makes the browser look to the ports as if it ran in this host. */
export const visit = (host: Host): Visited => {
  window.sessionStorage.clear()
  setOfficialAccount('wx-official')
  const agent = host === 'mini-program' ? '' : agents[host]
  Object.defineProperty(window.navigator, 'userAgent', { value: agent, configurable: true })
  const bridge: FakeBridge = { calls: [], answers: {} }
  const inWechat = host === 'official-account' || host === 'web-view'
  Object.assign(window, {
    WeixinJSBridge: inWechat
      ? {
          invoke: (
            name: string,
            options: Record<string, unknown>,
            answer: (given: object) => void,
          ) => {
            bridge.calls.push({ name, options })
            answer({ err_msg: bridge.answers[name] ?? `${name}:fail` })
          },
        }
      : undefined,
  })
  return { ports: host === 'mini-program' ? weapp : h5, wx: installWx(), bridge }
}
