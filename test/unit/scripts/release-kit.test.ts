import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayUrls } from '../../../config/weapp-gateway'
import { settings } from '../../../server/context/settings'

/**
 * docs/release-weapp.md names all that WeChat's console must be told: what the mini-program asks
 * people for, where it calls, and which messages it sends.
 */
const root = join(__dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const text = read('docs/release-weapp.md')
const unnamed = (names: readonly string[]): string[] =>
  names.filter((name) => !text.includes(`\`${name}\``))

/** The interfaces that WeChat wants declared in the privacy guideline. */
const privateInterfaces = [
  ...['getUserInfo', 'getUserProfile', 'chooseLicensePlate', 'getWeRunData', 'joinVoIPChat'],
  ...['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'startLocationUpdateBackground'],
  ...['onLocationChange', 'chooseLocation', 'choosePoi', 'chooseAddress'],
  ...['chooseInvoice', 'chooseInvoiceTitle', 'startRecord', 'getRecorderManager'],
  ...['chooseImage', 'chooseMedia', 'chooseVideo', 'chooseMessageFile', 'createVKSession'],
  ...['openBluetoothAdapter', 'createBLEPeripheralServer', 'createCameraContext'],
  ...['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum', 'addPhoneContact', 'addPhoneCalendar'],
  ...['addPhoneRepeatCalendar', 'setClipboardData', 'getClipboardData'],
  ...['startAccelerometer', 'startCompass', 'startDeviceMotionListening', 'startGyroscope'],
]
/** The buttons that WeChat wants declared there as well. */
const privateButtons = ['getPhoneNumber', 'getRealtimePhoneNumber', 'chooseAvatar']

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.h5\.tsx?$/.test(file))
  .map((file) => read(join('src', file)))
  .join('\n')
const found = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name)),
]

test('every private interface that is called is named', () => {
  const called = found(/\bTaro\.(\w+)/g).filter((name) => privateInterfaces.includes(name))
  expect(called).toContain('getFuzzyLocation')
  expect(unnamed(called)).toEqual([])
})

test('every button that gives personal data is named', () => {
  const shown = found(/\bopenType="(\w+)"/g).filter((name) => privateButtons.includes(name))
  expect(shown).toContain('getPhoneNumber')
  expect(unnamed(shown)).toEqual([])
})

test('every permission and private information of the app configuration is named', () => {
  const config = read('src/app.config.ts')
  const scopes = config.match(/\bscope\.\w+/g) ?? []
  const [, list = ''] = /requiredPrivateInfos: \[([^\]]*)\]/.exec(config) ?? []
  const infos = list.match(/\w+/g) ?? []
  expect(scopes).not.toEqual([])
  expect(infos).not.toEqual([])
  expect(unnamed([...scopes, ...infos])).toEqual([])
})

test('every template of a subscription message is named', () => {
  const templates = Object.keys(settings.entries).filter((name) =>
    /^WECHAT_(OA_)?TEMPLATE_/.test(name),
  )
  expect(templates).not.toEqual([])
  expect(unnamed(templates)).toEqual([])
})

test('every address that the build takes is named', () => {
  const urls = gatewayUrls({ NODE_ENV: 'production', GATEWAY_URL: 'https://hm.example' })
  expect(unnamed(Object.keys(urls))).toEqual([])
})

test('every file that it names exists', () => {
  const paths = [...text.matchAll(/`((?:config|scripts|server|src|test)\/[\w./-]+\.\w+)`/g)]
  expect(paths).not.toEqual([])
  expect(
    paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
  ).toEqual([])
})
