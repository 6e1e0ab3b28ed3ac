import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gatewayUrls } from '../config/weapp-gateway'

/**
 * Compares a compiled mini-program with what WeChat is told about it: docs/release-weapp.md, the
 * declarations of app.json and project.config.json. What differs fails on every phone or at the
 * review, and in no test.
 */

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

/** The interfaces that app.json declares in `requiredPrivateInfos`. */
const locationInterfaces = [
  ...['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'startLocationUpdateBackground'],
  ...['onLocationChange', 'chooseLocation', 'choosePoi', 'chooseAddress'],
]
/** The permission that WeChat asks the person for before an interface answers. */
const scopes: Readonly<Record<string, string>> = {
  getLocation: 'scope.userLocation',
  getFuzzyLocation: 'scope.userFuzzyLocation',
}

/** The rows of the manual's table of domains, each with the interface that needs it. */
const domainRows: Readonly<Record<string, string>> = {
  request: 'request 合法域名',
  downloadFile: 'downloadFile 合法域名',
  uploadFile: 'uploadFile',
  connectSocket: 'socket',
}

/** Addresses that stand in the code and are not called. */
const namesOnly = [
  'www.w3.org', // names of SVG and XML
  'reactjs.org', // React's messages
  'taro.com', // the base of Taro's own address parser
]

interface AppJson {
  readonly pages?: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly requiredPrivateInfos?: readonly string[]
  readonly permission?: Readonly<Record<string, unknown>>
  readonly __usePrivacyCheck__?: boolean
}
interface Rule {
  readonly type: string
  readonly value: string
}
interface ProjectJson {
  readonly packOptions?: { readonly include?: readonly Rule[] }
}

interface Kit {
  /** The folder of the compiled mini-program. */
  readonly dist: string
  /** docs/release-weapp.md */
  readonly manual: string
  /** The environment of the build. */
  readonly env: NodeJS.ProcessEnv
}

/** The testers' pages are not in a release. */
const isReleased = (file: string): boolean => !file.startsWith('pages/gallery/')

/** The scripts, templates and page settings of a release, by path. */
const textsOf = (dist: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|wxml|json)$/.test(file) && isReleased(file))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  )

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** The part of the manual below a heading, up to the next one. */
const section = (manual: string, heading: string): string =>
  manual.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? ''

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const missing = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((name) => !there.includes(name))

const privacyProblems = (code: string, app: AppJson, manual: string): string[] => {
  const called = [
    ...all(code, /\.(\w+)\(/g).filter((name) => privateInterfaces.includes(name)),
    ...all(code, /open-?[tT]ype"?[:=]\s?"(\w+)"/g).filter((name) => privateButtons.includes(name)),
  ]
  const declared = rowsOf(section(manual, '### 微信检测的接口')).flatMap(([, , cell = '']) =>
    all(cell, /`(\w+)`/g),
  )
  // A build without the location leaves its row to the builds that have it.
  const optional = app.requiredPrivateInfos ? [] : locationInterfaces
  return [
    ...missing(called, declared).map(
      (name) => `${name} is called, and docs/release-weapp.md does not declare it`,
    ),
    ...missing(declared, [...called, ...optional]).map(
      (name) => `docs/release-weapp.md declares ${name}, and no script calls it`,
    ),
    ...(called.length > 0 && app.__usePrivacyCheck__ !== true
      ? ['app.json: __usePrivacyCheck__ is off']
      : []),
  ]
}

const permissionProblems = (code: string, app: AppJson): string[] => {
  const called = all(code, /\.(\w+)\(/g).filter((name) => locationInterfaces.includes(name))
  const infos = app.requiredPrivateInfos ?? []
  const asked = Object.keys(app.permission ?? {})
  const needed = called.flatMap((name) => scopes[name] ?? [])
  return [
    ...missing(called, infos).map((name) => `app.json: requiredPrivateInfos lacks ${name}`),
    ...missing(infos, called).map(
      (name) => `app.json: requiredPrivateInfos names ${name}, and no script calls it`,
    ),
    ...missing(needed, asked).map((name) => `app.json: permission lacks ${name}`),
    ...missing(asked, needed).map(
      (name) => `app.json: permission names ${name}, and nothing needs it`,
    ),
  ]
}

const domainProblems = (code: string, { manual, env }: Kit): string[] => {
  const rows = rowsOf(section(manual, '## 3. 域名'))
  const hosts = Object.values(gatewayUrls({ ...env, NODE_ENV: 'development' })).flatMap((value) =>
    all(value, /https?:\/\/([^/"]+)/g),
  )
  const foreign = missing(all(code, /https?:\/\/([\w.:-]+)/g), [...hosts, ...namesOnly])
  return [
    ...foreign.map((host) => `a script names ${host}: the build was not told of this host`),
    ...Object.entries(domainRows).flatMap(([name, title]) => {
      const [, , value = ''] = rows.find(([, row = '']) => row.includes(title)) ?? []
      const isUsed = code.includes(`.${name}(`)
      const isFilled = value !== '' && value !== '不填'
      if (isUsed === isFilled) return []
      const told = `docs/release-weapp.md fills ${title} ${isFilled ? 'in' : 'not in'}`
      return [`${told}, and ${name} is ${isUsed ? '' : 'not '}called`]
    }),
  ]
}

/** The scripts that a file requires at once, as WeChat's tools see them. */
const required = (file: string, text: string): string[] =>
  all(text, /\brequire\(\s*["']([^"']+)["']\s*\)/g).map((to) => {
    const path = normalize(join(dirname(file), to))
    return path.endsWith('.js') ? path : `${path}.js`
  })

const components = (file: string, text: string): string[] => {
  const { usingComponents = {} } = JSON.parse(text) as {
    usingComponents?: Readonly<Record<string, string>>
  }
  return Object.values(usingComponents).map((to) =>
    to.startsWith('/') ? to.slice(1) : normalize(join(dirname(file), to)),
  )
}

/** Every script that WeChat's tools find from the pages. They leave out all others. */
const reachedScripts = (texts: ReadonlyMap<string, string>, app: AppJson): Set<string> => {
  const inPackages = (app.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => normalize(join(root, page))),
  )
  const reached = new Set<string>()
  const visit = (script: string): void => {
    const text = texts.get(script)
    if (text === undefined || reached.has(script)) return
    reached.add(script)
    required(script, text).forEach(visit)
    const config = script.replace(/\.js$/, '.json')
    const settings = config === 'app.json' ? undefined : texts.get(config)
    if (settings) components(config, settings).forEach((name) => visit(`${name}.js`))
  }
  ;['app', ...(app.pages ?? []), ...inPackages].forEach((page) => visit(`${page}.js`))
  return reached
}

const isIncluded = (file: string, { type, value }: Rule): boolean => {
  if (type === 'file') return file === value
  if (type === 'folder') return file.startsWith(`${value.replace(/\/$/, '')}/`)
  return type === 'suffix' && file.endsWith(value)
}

const packProblems = (texts: ReadonlyMap<string, string>, app: AppJson): string[] => {
  const project = JSON.parse(texts.get('project.config.json') ?? '{}') as ProjectJson
  const include = project.packOptions?.include ?? []
  const scripts = [...texts.keys()].filter((file) => file.endsWith('.js'))
  const reached = reachedScripts(texts, app)
  return [
    ...scripts
      .filter((file) => !reached.has(file) && !include.some((rule) => isIncluded(file, rule)))
      .map((file) => `project.config.json: packOptions.include lacks ${file}`),
    ...include
      .filter((rule) => !scripts.some((file) => isIncluded(file, rule)))
      .map(({ value }) => `project.config.json: packOptions.include names ${value}, which is gone`),
  ]
}

/** What differs between the build and the release kit; empty when they agree. */
export const kitProblems = (kit: Kit): string[] => {
  const texts = textsOf(kit.dist)
  const app = JSON.parse(texts.get('app.json') ?? '{}') as AppJson
  const code = [...texts]
    .flatMap(([file, text]) => (file.endsWith('.json') ? [] : [text]))
    .join('\n')
  return [
    ...privacyProblems(code, app, kit.manual),
    ...permissionProblems(code, app),
    ...domainProblems(code, kit),
    ...packProblems(texts, app),
  ]
}
