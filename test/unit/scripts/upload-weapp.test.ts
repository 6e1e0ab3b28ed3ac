import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../../package.json'
import project from '../../../project.config.json'
import { uploadCommand, uploadFaults } from '../../../scripts/upload-weapp'

/** What `npm run upload:weapp` checks before WeChat gets a build. */

const folder = mkdtempSync(join(tmpdir(), 'upload-weapp-'))
const key = join(folder, 'key')
const appid = 'wx0123456789abcdef'
afterAll(() => rmSync(folder, { recursive: true }))

const built = (files: Record<string, string> = {}) => {
  const dist = mkdtempSync(join(folder, 'dist-'))
  mkdirSync(join(dist, 'pages'))
  const sound = {
    'app.json': '{"pages":["pages/insure/index"]}',
    'pages/insure.js': 'call("https://hm.example")',
    'project.config.json': JSON.stringify({ ...project, appid }),
  }
  for (const [name, text] of Object.entries({ ...sound, ...files }))
    writeFileSync(join(dist, name), text)
  writeFileSync(key, 'sample')
  return { dist, key, text: '1.2', robot: '2' }
}

test('a sound build goes to WeChat under the version of the package', () => {
  const wanted = built()
  expect(uploadFaults(wanted)).toEqual([])
  const command = uploadCommand(wanted).join(' ')
  expect(command).toContain(`upload --appid ${appid} --project-path ${wanted.dist}`)
  expect(command).toContain(`--upload-version ${version} --upload-description 1.2 --robot 2`)
})

test.each([
  ['no app id', { 'project.config.json': JSON.stringify(project) }, /WEAPP_APP_ID/],
  ['no check of domains', { 'project.config.json': JSON.stringify({ appid }) }, /urlCheck/],
  ["testers' pages", { 'app.json': '{"pages":["pages/gallery/index"]}' }, /DEPLOYMENT=prd/],
  ['a gateway here', { 'pages/insure.js': 'call("http://127.0.0.1:8080")' }, /GATEWAY_URL/],
])('a build with %s stays here', (_name, files, fault) => {
  expect(uploadFaults(built(files))).toEqual([expect.stringMatching(fault)])
})

test('key, description, robot and the build itself must be there', () => {
  expect(uploadFaults({ ...built(), key: `${key}.none`, text: '', robot: '31' })).toHaveLength(3)
  expect(uploadFaults({ ...built(), dist: join(folder, 'none') })).toHaveLength(1)
})
