import * as h5App from '@/platform/app.h5'
import type { AppPort } from '@/platform/app.types'
import * as weappApp from '@/platform/app.weapp'
import * as h5Device from '@/platform/device.h5'
import type { DevicePort } from '@/platform/device.types'
import * as weappDevice from '@/platform/device.weapp'
import * as h5Environment from '@/platform/environment.h5'
import type { EnvironmentPort, Host } from '@/platform/environment.types'
import * as weappEnvironment from '@/platform/environment.weapp'
import * as h5File from '@/platform/file.h5'
import type { FilePort } from '@/platform/file.types'
import * as weappFile from '@/platform/file.weapp'
import * as h5Login from '@/platform/login.h5'
import type { LoginPort } from '@/platform/login.types'
import * as weappLogin from '@/platform/login.weapp'
import * as h5Pay from '@/platform/pay.h5'
import type { PayPort } from '@/platform/pay.types'
import * as weappPay from '@/platform/pay.weapp'
import * as h5Picture from '@/platform/picture.h5'
import type { PicturePort } from '@/platform/picture.types'
import * as weappPicture from '@/platform/picture.weapp'
import * as h5Share from '@/platform/share.h5'
import type { SharePort } from '@/platform/share.types'
import * as weappShare from '@/platform/share.weapp'
import * as h5Subscribe from '@/platform/subscribe.h5'
import type { SubscribePort } from '@/platform/subscribe.types'
import * as weappSubscribe from '@/platform/subscribe.weapp'
import { installWx, type FakeWx } from '../wx'

/** The ports that depend on the host. If a side lacks one of them, this does not compile. */
export interface Ports {
  app: AppPort
  device: DevicePort
  environment: EnvironmentPort
  file: FilePort
  login: LoginPort
  pay: PayPort
  picture: PicturePort
  share: SharePort
  subscribe: SubscribePort
}

const h5 = {
  app: h5App,
  device: h5Device,
  environment: h5Environment,
  file: h5File,
  login: h5Login,
  pay: h5Pay,
  picture: h5Picture,
  share: h5Share,
  subscribe: h5Subscribe,
} satisfies Ports

const weapp = {
  app: weappApp,
  device: weappDevice,
  environment: weappEnvironment,
  file: weappFile,
  login: weappLogin,
  pay: weappPay,
  picture: weappPicture,
  share: weappShare,
  subscribe: weappSubscribe,
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
