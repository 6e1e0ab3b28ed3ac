/**
 * The rules of WeChat's experience score (体验评分) with the weights and limits of
 * developers.weixin.qq.com/miniprogram/dev/framework/audits/scoring.html, performance.html,
 * accessibility.html and best-practice.html, as they were on 2026-07-23.
 */

export interface Rule {
  readonly id: string
  readonly group: 'performance' | 'experience' | 'practice'
  /** WeChat's own name. */
  readonly title: string
  readonly name: string
  readonly weight: number
  readonly limit: string
  /** The limit in Chinese. */
  readonly condition: string
  readonly measured: string
  /** Why it is not measured. */
  readonly notMeasured?: string
}

export const LIMITS = {
  scriptMs: 1_000,
  firstScreenMs: 5_000,
  drawingMs: 500,
  updatesPerSecond: 20,
  updateBytes: 256 * 1024,
  nodes: 1_000,
  depth: 30,
  children: 60,
  requestMs: 1_000,
  slowRequestMs: 300,
  slowRequests: 10,
  slowImageMs: 100,
  slowImages: 20,
  repeatMs: 3 * 60_000,
  repeatBytes: 128 * 1024,
  unusedStyleBytes: 2 * 1024,
} as const

const RULES_BY_ID = {
  script: {
    group: 'performance',
    title: '脚本执行时间',
    name: 'script time',
    weight: 7,
    limit: 'one run of script ≤ 1 s',
    condition: '一次脚本运行 ≤ 1 秒',
    measured:
      'files, handlers, lifecycles, timers and callbacks of the logic layer, without what they draw',
  },
  firstScreen: {
    group: 'performance',
    title: '首屏时间',
    name: 'first screen',
    weight: 6,
    limit: '≤ 5 s',
    condition: '≤ 5 秒',
    measured: "Chromium's largest contentful paint since the program was loaded",
  },
  drawing: {
    group: 'performance',
    title: '渲染时间',
    name: 'rendering time',
    weight: 6,
    limit: '≤ 500 ms',
    condition: '≤ 500 毫秒',
    measured: 'each new page and each setData until the layout is done',
  },
  updateRate: {
    group: 'performance',
    title: 'setData 调用频率',
    name: 'setData frequency',
    weight: 6,
    limit: '≤ 20 a second',
    condition: '每秒 ≤ 20 次',
    measured: 'every setData of pages and components, in any second of a page',
  },
  updateSize: {
    group: 'performance',
    title: 'setData 数据大小',
    name: 'setData size',
    weight: 6,
    limit: '≤ 256 KB as JSON',
    condition: 'JSON ≤ 256 KB',
    measured: 'bytes of the JSON in UTF-8',
  },
  nodes: {
    group: 'performance',
    title: 'WXML 节点数',
    name: 'WXML nodes',
    weight: 6,
    limit: '< 1000 nodes, < 30 deep, ≤ 60 children',
    condition: '节点 < 1000，深度 < 30，子节点 ≤ 60',
    measured: 'elements that templates made, whenever the page comes to rest',
  },
  requestTime: {
    group: 'performance',
    title: '请求耗时',
    name: 'request time',
    weight: 5,
    limit: '≤ 1 s',
    condition: '≤ 1 秒',
    measured: 'wx.request and wx.downloadFile until their answer',
  },
  requests: {
    group: 'performance',
    title: '网络请求数',
    name: 'requests at once',
    weight: 5,
    limit: '≤ 10 that take more than 300 ms',
    condition: '超过 300 毫秒的同时 ≤ 10 个',
    measured: 'wx.request and wx.downloadFile that overlap',
  },
  images: {
    group: 'performance',
    title: '图片请求数',
    name: 'images at once',
    weight: 5,
    limit: '≤ 20 of one host that take more than 100 ms',
    condition: '同一域名超过 100 毫秒的同时 ≤ 20 个',
    measured: "pictures in Chromium's network that overlap",
  },
  imageCache: {
    group: 'performance',
    title: '图片缓存',
    name: 'image cache',
    weight: 4,
    limit: 'every picture of the network allows HTTP caching',
    condition: '网络图片都允许 HTTP 缓存',
    measured: 'cache-control and expires of the answers',
  },
  imageSize: {
    group: 'performance',
    title: '图片大小',
    name: 'image size',
    weight: 4,
    limit: 'pixels ≤ shown size × device pixel ratio²',
    condition: '像素 ≤ 显示面积 × 像素比²',
    measured: 'on a screen of three pixels for one; drawings (SVG) have no pixels',
  },
  requestCache: {
    group: 'performance',
    title: '网络请求缓存',
    name: 'request cache',
    weight: 2,
    limit: 'no two equal answers > 128 KB of one address within 3 minutes',
    condition: '3 分钟内同一地址不两次返回相同的 > 128 KB 内容',
    measured: 'address, size and content of the answers',
  },
  inertia: {
    group: 'experience',
    title: '开启惯性滚动',
    name: 'inertial scrolling',
    weight: 8,
    limit: 'overflow: scroll has -webkit-overflow-scrolling: touch',
    condition: 'overflow: scroll 同时有 -webkit-overflow-scrolling: touch',
    measured: 'computed style of the elements',
  },
  active: {
    group: 'experience',
    title: '避免使用 :active 伪类来实现点击态',
    name: 'no :active',
    weight: 8,
    limit: 'hover-class instead of :active',
    condition: '用 hover-class，不用 :active',
    measured: 'selectors in the sheets of app, opened pages and their components',
  },
  imageRatio: {
    group: 'experience',
    title: '保持图片大小比例',
    name: 'image ratio',
    weight: 4,
    limit: 'shown ratio within 15 % of its own',
    condition: '显示比例与原图相差 ≤ 15 %',
    measured: 'pictures whose mode stretches them',
  },
  tapArea: {
    group: 'experience',
    title: '可点击元素的响应区域',
    name: 'tap area',
    weight: 3,
    limit: '≥ 20 × 20 px',
    condition: '≥ 20 × 20 px',
    measured: 'elements that listen for taps, and controls with their labels',
  },
  safeArea: {
    group: 'experience',
    title: 'iPhone X 兼容',
    name: 'iPhone X',
    weight: 3,
    limit: 'fixed controls lower than 68 px lie in the safe area',
    condition: '固定的、低于 68 px 的可点组件在安全区内',
    measured: 'on a screen whose lowest 34 px are unsafe (env(safe-area-inset-bottom))',
  },
  resize: {
    group: 'experience',
    title: '窗口变化适配',
    name: 'window change',
    weight: 3,
    limit: 'pages that may be resized adapt themselves',
    condition: '可改变大小的页面有适配',
    measured:
      'resizable and pageOrientation in the settings; match-media, media queries, observers, onResize',
  },
  contrast: {
    group: 'experience',
    title: '合理的颜色搭配',
    name: 'colours',
    weight: 0,
    limit: 'contrast ≥ 4.5, large letters ≥ 3',
    condition: '对比度 ≥ 4.5，大字 ≥ 3',
    measured: 'text on plain colours; nothing is said of text on pictures and gradients',
  },
  exceptions: {
    group: 'practice',
    title: '避免 JS 异常',
    name: 'no exceptions',
    weight: 3,
    limit: 'none',
    condition: '没有',
    measured: 'what reaches wx.onError, and refused promises that nobody handles',
  },
  network: {
    group: 'practice',
    title: '避免网络请求异常',
    name: 'no failed requests',
    weight: 3,
    limit: 'every request is answered well, or by 401 or 403',
    condition: '请求都正常返回，或者 401、403',
    measured: 'status of wx.request, wx.downloadFile and pictures',
  },
  deprecated: {
    group: 'practice',
    title: '废弃接口',
    name: 'given-up functions',
    weight: 2,
    limit: 'none that the documents give up',
    condition: '不用文档废弃的接口',
    measured: 'calls of the functions that miniprogram-api-typings marks',
  },
  https: {
    group: 'practice',
    title: '使用 HTTPS',
    name: 'HTTPS',
    weight: 1,
    limit: 'every request uses HTTPS',
    condition: '请求都用 HTTPS',
    measured: 'addresses as the program writes them, without those of this machine',
  },
  redundancy: {
    group: 'practice',
    title: '避免 setData 数据冗余',
    name: 'no data that is not shown',
    weight: 1,
    limit: 'all data of setData is bound in a template',
    condition: 'setData 的数据都有模板用到',
    measured: 'the first name of each path, against the template and what it imports',
  },
  lowestLibrary: {
    group: 'practice',
    title: '最低基础库版本',
    name: 'lowest base library',
    weight: 0,
    limit: 'nothing younger than the lowest version',
    condition: '不用比最低版本更新的接口和组件',
    measured: '',
    notMeasured:
      'the lowest version is a setting of the console, which no file of the program holds',
  },
  unreachable: {
    group: 'practice',
    title: '移除不可访问到的页面',
    name: 'pages nobody reaches',
    weight: 0,
    limit: 'none',
    condition: '没有到不了的页面',
    measured: 'pages whose path stands in no script, template or tab bar, but the first',
  },
  styleUse: {
    group: 'practice',
    title: 'WXSS 使用率',
    name: 'use of styles',
    weight: 0,
    limit: '≤ 2 KB of a sheet unused',
    condition: '每个样式文件未用到 ≤ 2 KB',
    measured: 'rules that fitted no element on any opened page',
  },
  timers: {
    group: 'practice',
    title: '及时回收定时器',
    name: 'timers',
    weight: 0,
    limit: 'a timer runs on the page that set it',
    condition: '定时器在设置它的页面上运行',
    measured: 'page on top when a timer is set and when it runs',
  },
} as const satisfies Readonly<Record<string, Omit<Rule, 'id'>>>

export type RuleId = keyof typeof RULES_BY_ID

export const RULES: readonly (Rule & { readonly id: RuleId })[] = Object.entries(RULES_BY_ID).map(
  ([id, rule]) => ({ id: id as RuleId, ...rule }),
)
