import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gatewayUrls } from '../../../config/weapp-gateway'
import { kitProblems } from '../../../scripts/release-kit'
import { settings } from '../../../server/context/settings'

/**
 * docs/release-weapp.md names all that WeChat's console must be told, and the gate of the compiled
 * mini-program (`npx tsx scripts/weapp-gate.ts`) compares it with the build.
 */
const root = join(__dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const text = read('docs/release-weapp.md')
const unnamed = (names: readonly string[]): string[] =>
  names.filter((name) => !text.includes(`\`${name}\``))

describe('a build beside the kit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-kit-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A small build that agrees with the manual below. */
  const sound = {
    'app.json': {
      pages: ['pages/insure/index'],
      subPackages: [{ root: 'pages/purchase', pages: ['apply/index'] }],
      requiredPrivateInfos: ['getFuzzyLocation'],
      permission: { 'scope.userFuzzyLocation': { desc: '' } },
      __usePrivacyCheck__: true,
    },
    'project.config.json': {
      packOptions: { include: [{ type: 'file', value: 'pages/purchase/late.js' }] },
    },
    'app.js': 'require("./common")',
    'common.js':
      'wx.request({url:"https://hm.example/a"});t().getFuzzyLocation({});wx.downloadFile()',
    'pages/insure/index.js': 'require("../../common.js");({openType:"getPhoneNumber"})',
    'pages/purchase/apply/index.js': 'require("./late.js", go)',
    'pages/purchase/late.js': '1',
    'pages/gallery/index.js': 'wx.chooseMedia("https://elsewhere.example")',
  }
  const manual = `
## 2. 指引

### 微信检测的接口

| 名称 | 接口 | 用途 |
| --- | --- | --- |
| 位置 | \`getFuzzyLocation\`，权限 \`scope.userFuzzyLocation\` | |
| 手机号 | \`getPhoneNumber\`（按钮） | |

## 3. 域名

| 一栏 | 填什么 |
| --- | --- |
| request 合法域名 | \`GATEWAY_URL\` |
| downloadFile 合法域名 | \`GATEWAY_URL\` |
| uploadFile、socket 等 | 不填 |
`
  const problems = (changed: Readonly<Record<string, object | string>> = {}, text = manual) => {
    const dist = mkdtempSync(join(folder, 'dist-'))
    for (const [name, content] of Object.entries({ ...sound, ...changed })) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      const written = typeof content === 'string' ? content : JSON.stringify(content)
      writeFileSync(join(dist, name), written)
    }
    return kitProblems({ dist, manual: text, env: { GATEWAY_URL: 'https://hm.example' } })
  }

  test('agrees', () => expect(problems()).toEqual([]))

  const app = sound['app.json']
  test.each<[string, Readonly<Record<string, object | string>>, RegExp]>([
    [
      'an interface that nobody declared',
      { 'app.js': 'a().chooseMedia({})' },
      /chooseMedia is called/,
    ],
    [
      'a button that nobody declared',
      { 'app.js': 'x={openType:"chooseAvatar"}' },
      /chooseAvatar is called/,
    ],
    ['a declaration without a call', { 'pages/insure/index.js': '1' }, /declares getPhoneNumber/],
    [
      'no privacy check',
      { 'app.json': { ...app, __usePrivacyCheck__: false } },
      /__usePrivacyCheck__/,
    ],
    [
      'another exact place',
      { 'app.js': 'a.chooseLocation()' },
      /requiredPrivateInfos lacks chooseLocation/,
    ],
    [
      'no permission',
      { 'app.json': { ...app, permission: {} } },
      /permission lacks scope.userFuzzy/,
    ],
    ['a foreign host', { 'app.js': 'go("https://elsewhere.example/x")' }, /elsewhere\.example/],
    ['an upload', { 'app.js': 'wx.uploadFile({})' }, /uploadFile is called/],
    [
      'a script that no page requires',
      { 'pages/purchase/later.js': '1' },
      /include lacks pages\/purchase\/later/,
    ],
    [
      'an included script that is gone',
      {
        'project.config.json': {
          packOptions: {
            include: [
              ...sound['project.config.json'].packOptions.include,
              { type: 'file', value: 'gone.js' },
            ],
          },
        },
      },
      /gone\.js, which is gone/,
    ],
  ])('%s is told', (_name, changed, told) => {
    expect(problems(changed).join('\n')).toMatch(told)
  })

  test('a build without the location needs no row and no permission', () => {
    const without = {
      'app.json': { ...app, requiredPrivateInfos: undefined, permission: undefined },
      'common.js': 'wx.request({});wx.downloadFile()',
    }
    expect(problems(without)).toEqual([])
  })
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
