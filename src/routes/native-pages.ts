import type { Page } from './page'
import { needed, optional } from './param'

/** WeChat knows these pages by exactly these paths. */
const targets = ['weapp'] as const

/** Pages that only the mini-program has. */
export const nativePages = {
  /** The target of codes, messages and partners. It forwards the user with the visit's context. */
  redirect: {
    paths: ['/pages/base/redirect/index'],
    root: 'pages/base',
    module: 'redirect/index',
    title: '惠民保',
    /** `q`: the web address of a poster or a message, when its code was scanned in WeChat. */
    params: {
      routeKey: optional,
      paramStr: optional,
      redirectPath: optional,
      scene: optional,
      q: optional,
    },
    light: true,
    targets,
  },
  subscribe: {
    paths: ['/pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index'],
    root: 'pages/longTerm/benefitThePeople/tool',
    module: 'subscribe-for-insure/index',
    title: '消息订阅',
    /** `webPath`: the page in the web view below that opened this one. */
    params: { subscribeId: optional, webPath: optional },
    light: true,
    targets,
  },
  /** The product of city 000000 (entry/entry-rules). */
  nativeProduct: {
    paths: ['/pages/longTerm/benefitThePeople/product/index'],
    root: 'pages/longTerm/benefitThePeople/product',
    module: 'index',
    title: '惠民保',
    params: {},
    shares: 'card',
    moments: true,
    targets,
  },
  /** The hospitals of a city. Its web page opens in plain browsers only. */
  nativeHospitals: {
    paths: ['/pages/account/hospitals/index'],
    root: 'pages/account',
    module: 'hospitals/index',
    title: '医院名单',
    params: {},
    shares: 'page',
    targets,
  },
  cityService: {
    paths: ['/pages/cityService/login/index'],
    root: 'pages/cityService',
    module: 'login/index',
    title: '城市服务',
    params: { webPath: optional, cityCode: optional, channel: optional },
    targets,
  },
  web: {
    paths: ['/pages/web/index'],
    root: 'pages/web',
    module: 'index',
    title: '惠民保',
    params: { path: needed },
    light: true,
    targets,
  },
} as const satisfies Record<string, Page>
