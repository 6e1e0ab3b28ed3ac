import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { RuleId } from '../score/rules'

/** One page for each rule of the experience score, which breaks that rule and no other. */

export interface Planted {
  readonly wxml?: string
  readonly js?: string
  readonly wxss?: string
  readonly json?: object
}

/** The origin that the pages name. The network of the test leads it to the server below. */
export const ORIGIN = 'https://api.example.com'
const INSECURE = 'http://plain.example.com'

const page = (body: string): string => `Page({ ${body} })`

const asks = (path: string, times = 1): string =>
  page(`onLoad() { for (let i = 0; i < ${times}; i += 1) wx.request({ url: '${path}' }) }`)

const pictures = (src: string, style: string, times = 1, mode = 'aspectFit'): string =>
  Array.from(
    { length: times },
    (_, at) => `<image src="${src.replace('#', String(at))}" mode="${mode}" style="${style}" />`,
  ).join('')

const SMALL = 'width: 20px; height: 20px'

export const planted: Readonly<Record<Exclude<RuleId, 'firstScreen' | 'lowestLibrary'>, Planted>> =
  {
    script: { js: page('onLoad() { const end = Date.now() + 1100; while (Date.now() < end); }') },
    drawing: {
      wxml: '<wxs module="slow">module.exports = function () { var end = getDate().getTime() + 600; while (getDate().getTime() < end) {} return "" }</wxs><view>{{slow()}}慢</view>',
    },
    updateRate: {
      wxml: '<view>{{count}} 次</view>',
      js: page('onReady() { for (let i = 0; i < 21; i += 1) this.setData({ count: i }) }'),
    },
    updateSize: {
      wxml: '<view>{{text.length}} 字</view>',
      js: page("onReady() { this.setData({ text: 'x'.repeat(257 * 1024) }) }"),
    },
    nodes: { wxml: '<view><text wx:for="{{61}}" wx:key="*this">{{item}} </text></view>' },
    requestTime: { js: asks(`${ORIGIN}/after/1200`) },
    requests: { js: asks(`${ORIGIN}/after/500`, 11) },
    images: { wxml: pictures(`${ORIGIN}/small/200?#`, SMALL, 21) },
    imageCache: { wxml: pictures(`${ORIGIN}/uncached`, SMALL) },
    imageSize: { wxml: pictures('/small.png', 'width: 10px; height: 10px') },
    requestCache: {
      js: page(
        `onLoad() { const url = '${ORIGIN}/large'; wx.request({ url, success: () => wx.request({ url }) }) }`,
      ),
    },
    inertia: {
      wxml: '<view class="box"><view style="height: 80px">长</view></view>',
      wxss: '.box { height: 40px; overflow-y: scroll; }',
    },
    active: { wxml: '<view class="press">按</view>', wxss: '.press:active { opacity: 0.5; }' },
    imageRatio: { wxml: pictures('/small.png', 'width: 40px; height: 80px', 1, 'scaleToFill') },
    tapArea: {
      wxml: '<view bindtap="tap" style="width: 30px; height: 19px; overflow: hidden">点</view>',
      js: page('tap() {}'),
    },
    safeArea: {
      wxml: '<view bindtap="tap" style="position: fixed; bottom: 0; width: 100%; height: 50px">付</view>',
      js: page('tap() {}'),
    },
    resize: { json: { pageOrientation: 'auto' } },
    contrast: { wxml: '<view style="color: #999">浅</view>' },
    exceptions: { js: page('onReady() { null.fall() }') },
    network: { js: asks(`${ORIGIN}/missing`) },
    deprecated: { js: page('onLoad() { wx.getSystemInfoSync() }') },
    https: { js: asks(`${INSECURE}/`) },
    redundancy: { js: page('onReady() { this.setData({ nobody: 1 }) }') },
    timers: { js: page('onLoad() { setInterval(() => undefined, 50) }') },
    unreachable: {},
    styleUse: { wxss: `.never { content: '${'x'.repeat(2100)}'; }` },
  }

/** Breaks nothing, though it comes near each limit. */
const sound: Planted = {
  wxml: [
    '<wxs module="quick">module.exports = function () { return "" }</wxs><view>{{quick()}}{{count}}</view>',
    '<view><text wx:for="{{60}}" wx:key="*this">{{item}} </text></view>',
    `<image src="${ORIGIN}/small/0?#" style="${SMALL}" mode="aspectFit" />`,
    '<image src="/small.png" style="width: 20px; height: 22px" />',
    '<view class="box"><view style="height: 80px">长</view></view>',
    '<view bindtap="tap" hover-class="press" style="width: 20px; height: 20px; overflow: hidden">点</view>',
    '<view bindtap="tap" style="position: fixed; bottom: 0; width: 100%; height: 84px; color: #595959">付</view>',
  ].join('\n'),
  wxss: '.box { height: 40px; overflow-y: scroll; -webkit-overflow-scrolling: touch; } .press { opacity: 0.5; } @media (min-width: 600px) { .box { height: 80px; } }',
  json: { pageOrientation: 'auto' },
  js: `Page({
    tap() {},
    onLoad() {
      for (const path of ['/after/310', '/after/310?2', '/denied', '/large']) wx.request({ url: '${ORIGIN}' + path })
      wx.request({ url: 'http://127.0.0.1:1', complete: () => undefined })
      wx.getWindowInfo()
      setTimeout(() => undefined, 10)
    },
    onReady() {
      for (let i = 0; i < 20; i += 1) this.setData({ count: i })
    },
  })`,
}

const PIXELS = 60

/** A picture of one colour, 60 by 60 pixels. */
const png = (): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(PIXELS)
  header.writeUInt32BE(PIXELS, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(PIXELS * (PIXELS * 3 + 1), 0))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SOUND = 'sound'
export const pathOf = (name: string): string => `pages/${name}/index`
export const soundPage = pathOf(SOUND)

/** Writes a program of these pages. Its first page names all of them but one. */
export const writeProgram = (folder: string, pages: Readonly<Record<string, Planted>>): void => {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const names = Object.keys(pages)
  write('app.json', JSON.stringify({ pages: names.map(pathOf) }))
  write('app.js', 'App({})')
  write('small.png', png())
  for (const [name, { wxml = '<view>页</view>', js = 'Page({})', wxss, json }] of Object.entries(
    pages,
  )) {
    const links = names.filter((each) => name === SOUND && each !== 'unreachable')
    write(`${pathOf(name)}.wxml`, `${wxml}<!-- ${links.map(pathOf).join(' ')} -->`)
    write(`${pathOf(name)}.js`, js)
    write(`${pathOf(name)}.json`, JSON.stringify(json ?? {}))
    if (wxss) write(`${pathOf(name)}.wxss`, wxss)
  }
}

export const writePlanted = (folder: string): void =>
  writeProgram(folder, { [SOUND]: sound, ...planted })

const CACHED = { 'cache-control': 'max-age=3600' }

/** What the pages ask for. */
export const serve = async (): Promise<{
  readonly origins: Readonly<Record<string, string>>
  readonly server: Server
}> => {
  const picture = png()
  const server = createServer((request, response) => {
    const [, path = '', ms = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    const answer = (body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
      void setTimeout(() => response.writeHead(status, headers).end(body), Number(ms))
    if (path === 'after') return answer('{}')
    if (path === 'small') return answer(picture, 200, { ...CACHED, 'content-type': 'image/png' })
    if (path === 'uncached')
      return answer(picture, 200, { 'cache-control': 'no-store', 'content-type': 'image/png' })
    if (path === 'large') return answer(JSON.stringify('x'.repeat(129 * 1024)))
    if (path === 'denied') return answer('{}', 401)
    return answer('{}', path === '' ? 200 : 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const real = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origins: { [ORIGIN]: real, [INSECURE]: real, 'http://127.0.0.1:1': real } }
}
