import { enterOptions, launchOptions, offApp, onApp } from '../logic/app'
import { hideShares, showShares } from '../logic/sharing'
import { theme } from '../logic/theme'
import { ApiFailure } from '../shell/api-failure'
import { isAttended, tellPerson } from '../shell/ask-person'
import { authorise, needsAuthorisation, onNeedPrivacyAuthorization } from '../shell/privacy'
import { onAppError } from '../shell/report'
import { authSetting, locate, openSettings } from '../shell/scopes'
import { program, settings } from '../shell/window'
import { createAnimation } from './animation'
import { asyncApis, syncApis } from './api'
import type { Api } from './api'

/** Heights of the bars above an iPhone page, in CSS pixels. The simulator does not draw them. */
const STATUS_BAR = 20
const NAVIGATION_BAR = 44

const windowInfo = () => ({
  pixelRatio: devicePixelRatio,
  windowWidth: innerWidth,
  windowHeight: innerHeight,
  screenWidth: innerWidth,
  screenHeight: innerHeight + STATUS_BAR + NAVIGATION_BAR,
  screenTop: STATUS_BAR + NAVIGATION_BAR,
  statusBarHeight: STATUS_BAR,
  safeArea: {
    top: STATUS_BAR,
    left: 0,
    right: innerWidth,
    bottom: innerHeight + STATUS_BAR + NAVIGATION_BAR,
    width: innerWidth,
    height: innerHeight + NAVIGATION_BAR,
  },
})

const deviceInfo = () => ({
  platform: 'devtools',
  system: 'iOS 16.0',
  model: 'weapp-sim',
  brand: 'devtools',
})

/** Shanghai, as imprecise as an answer of `getFuzzyLocation`. */
const SOMEWHERE = { latitude: 31.23, longitude: 121.47 }

/** WeChat's usual letter size on an iPhone, in px. */
const USUAL_LETTERS = 17
const textSize = () => settings.attended?.fontSize ?? USUAL_LETTERS * settings.letterScale

const baseInfo = () => ({
  SDKVersion: settings.sdkVersion,
  version: '8.0.50',
  language: 'zh_CN',
  ...(program.app.darkmode ? { theme: theme() } : {}),
  fontSizeSetting: textSize(),
  fontSizeScaleFactor: textSize() / USUAL_LETTERS,
  host: { env: 'WeChat' },
})

const systemInfo = () => ({ ...windowInfo(), ...deviceInfo(), ...baseInfo() })

const menuButton = () => ({
  top: STATUS_BAR + 4,
  bottom: STATUS_BAR + 36,
  height: 32,
  width: 87,
  left: innerWidth - 95,
  right: innerWidth - 8,
})

const ignored = () => undefined

/** Events of the app that never happen here. A program may still register listeners. */
const LISTENERS = ['UnhandledRejection', 'NetworkStatusChange', 'WindowResize'].concat([
  'KeyboardHeightChange',
  'MemoryWarning',
  'UserCaptureScreen',
  'NeedPrivacyAuthorization',
])

const listeners: Readonly<Record<string, Api>> = Object.fromEntries(
  LISTENERS.flatMap((event) => [
    [`on${event}`, ignored],
    [`off${event}`, ignored],
  ]),
)

/** Events of the app that do happen here. */
const appEvents: Readonly<Record<string, Api>> = {
  onAppShow: onApp('onShow'),
  offAppShow: offApp('onShow'),
  onAppHide: onApp('onHide'),
  offAppHide: offApp('onHide'),
  onPageNotFound: onApp('onPageNotFound'),
  offPageNotFound: offApp('onPageNotFound'),
  onThemeChange: onApp('onThemeChange'),
  offThemeChange: offApp('onThemeChange'),
}

let clipboard = ''

export const system = {
  ...listeners,
  ...appEvents,
  onNeedPrivacyAuthorization,
  onError: onAppError,
  offError: ignored,
  createAnimation,
  nextTick: (callback: () => void) => void setTimeout(callback),
  env: { USER_DATA_PATH: 'http://usr' },
  ...syncApis({
    getSystemInfoSync: systemInfo,
    getWindowInfo: windowInfo,
    getDeviceInfo: deviceInfo,
    getAppBaseInfo: baseInfo,
    getMenuButtonBoundingClientRect: menuButton,
    getLaunchOptionsSync: launchOptions,
    getEnterOptionsSync: enterOptions,
    getUpdateManager: () => ({
      onCheckForUpdate: ignored,
      onUpdateReady: ignored,
      onUpdateFailed: ignored,
      applyUpdate: ignored,
    }),
    reportEvent: ignored,
  }),
  ...asyncApis({
    getSystemInfo: systemInfo,
    getSystemInfoAsync: systemInfo,
    getSetting: () => ({ authSetting: authSetting() }),
    openSetting: async () => ({ authSetting: await openSettings() }),
    getFuzzyLocation: async () => {
      await locate('getFuzzyLocation', 'scope.userFuzzyLocation')
      return SOMEWHERE
    },
    getLocation: async () => {
      await locate('getLocation', 'scope.userLocation')
      return SOMEWHERE
    },
    /** The map of the phone; it covers the mini-program until the person closes it. */
    openLocation: ({ latitude, longitude }) => {
      if (typeof latitude !== 'number' || typeof longitude !== 'number')
        throw new ApiFailure('parameter error')
    },
    getNetworkType: () => ({ networkType: 'wifi' }),
    setClipboardData: async ({ data }) => {
      await authorise('setClipboardData')
      clipboard = String(data)
      if (isAttended) await navigator.clipboard.writeText(clipboard).catch(ignored)
    },
    getClipboardData: async () => {
      await authorise('getClipboardData')
      return { data: clipboard }
    },
    getPrivacySetting: () => ({ needAuthorization: needsAuthorisation(), privacyContractName: '' }),
    requirePrivacyAuthorize: () => authorise('requirePrivacyAuthorize'),
    makePhoneCall: ({ phoneNumber }) =>
      isAttended ? tellPerson('拨打电话', String(phoneNumber)) : undefined,
    scanCode: () => ({ result: '', scanType: 'QR_CODE' }),
    hideHomeButton: ignored,
    setNavigationBarColor: ignored,
    showNavigationBarLoading: ignored,
    hideNavigationBarLoading: ignored,
    setBackgroundColor: ignored,
    showShareMenu: ({ menus }) => showShares(menus as string[] | undefined),
    hideShareMenu: ({ menus }) => hideShares(menus as string[] | undefined),
    stopPullDownRefresh: ignored,
    hideKeyboard: () => (document.activeElement as HTMLElement | null)?.blur(),
    vibrateShort: ignored,
  }),
}
