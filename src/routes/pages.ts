import { BrowserEnv } from '@/domain/address/browser-env'
import { documentTypes } from '@/domain/document/document-type'
import { errorPageTypes } from './error-types'
import { linkedPages } from './linked-pages'
import { nativePages } from './native-pages'
import type { Page } from './page'
import { needed, oneOf, ofProduct as product, optional } from './param'
import { webPages } from './web-pages'

/** The mini-program has another page for these, or opens them in its web view. */
const web = ['h5'] as const

/** 沪家保 (HJB), the insurance for homes in Shanghai. */
const homes = { cityCode: '310000', productCode: 'SHJB' } as const

/** The owner of the address. The pages of a city link to each other. */
const by = oneOf('city')

/** The list of all pages. The first is the home page, and unknown addresses lead there. */
export const pages = {
  insure: {
    paths: ['/insure'],
    /** The version for WeChat is a separate page (wxInsure). */
    presets: { '/wx/insure-new': { cfgUA: 'WX_NEW' } },
    module: 'pages/insure/index',
    title: '惠民保',
    params: {},
    shares: 'card',
    moments: true,
  },
  login: {
    paths: ['/login', '/shanghai/order/login'],
    presets: { '/shanghai/order/login': { by: 'city' } },
    /** In the purchase's package, whose forms it shares. The main package has no forms. */
    root: 'pages/purchase',
    module: 'login/index',
    title: '登录',
    params: { redirectPath: optional, by },
  },
  error: {
    paths: ['/page-error2'],
    module: 'pages/error/index',
    title: '温馨提示',
    params: { type: oneOf(...errorPageTypes), redirectPath: optional },
  },
  reserve: {
    paths: ['/insure-reserve'],
    root: 'pages/purchase',
    module: 'reserve/index',
    title: '投保预约',
    params: { ...product, subscribeStatus: oneOf('accept', 'reject') },
    shares: 'page',
  },
  insureApply: {
    paths: ['/insure-apply', '/hujiabao/insure'],
    presets: { '/hujiabao/insure': homes },
    root: 'pages/purchase',
    module: 'apply/index',
    title: '填写投保信息',
    params: product,
    login: true,
  },
  healthConfirm: {
    paths: ['/health-confirm-v3', '/health-confirm-pdd', '/health-confirm-pjp'],
    presets: {
      '/health-confirm-pdd': { flow: 'pdd' },
      '/health-confirm-pjp': { flow: 'pjp' },
    },
    root: 'pages/purchase',
    module: 'health-confirm/index',
    title: '健康告知',
    params: { ...product, flow: oneOf('pdd', 'pjp') },
    login: true,
  },
  payConfirm: {
    paths: [
      '/pay-confirm-v3',
      '/shanghai/pay-confirm',
      '/pay-confirm-pdd',
      '/pay-confirm-pjp',
      '/pay-zhyl',
    ],
    presets: {
      '/shanghai/pay-confirm': { cityCode: '310000', by: 'city' },
      '/pay-confirm-pdd': { flow: 'pdd' },
      '/pay-confirm-pjp': { flow: 'pjp' },
      '/pay-zhyl': { flow: 'zhyl' },
    },
    root: 'pages/purchase',
    module: 'pay-confirm/index',
    title: '确认订单',
    instead: 'orderCenter',
    params: {
      proposalId: needed,
      fromContinuePay: oneOf('1'),
      flow: oneOf('pdd', 'pjp', 'zhyl'),
      by,
    },
    login: true,
  },
  payment: {
    paths: ['/payment', '/payment2', '/payment3', '/payment-nanjing', '/shanxi/pay'],
    presets: { '/payment2': { pageVersion: '2' }, '/payment3': { pageVersion: '3' } },
    root: 'pages/purchase',
    module: 'payment/index',
    title: '收银台',
    instead: 'orderCenter',
    params: { payOrderId: needed, pageVersion: oneOf('1', '2', '3'), by },
    login: true,
  },
  insureResult: {
    paths: ['/insure-result', '/shanghai/result', '/partner-insure-result', '/wx/insure-result'],
    presets: {
      '/shanghai/result': { cityCode: '310000', by: 'city' },
      '/partner-insure-result': { by: 'partner' },
      '/wx/insure-result': { cfgUA: 'WX_NEW' },
    },
    root: 'pages/purchase',
    module: 'result/index',
    title: '投保结果',
    instead: 'orderCenter',
    params: {
      ...product,
      proposalId: needed,
      /** The mini-program's subscribe page adds it when it returns. */
      subscribeStatus: oneOf('accept', 'reject'),
      by: oneOf('city', 'partner'),
    },
    login: true,
    shares: 'product',
  },
  orderCenter: {
    paths: ['/order-center', '/shanghai/order/center', '/hujiabao/order-center'],
    presets: {
      '/shanghai/order/center': { cityCode: '310000', by: 'city' },
      '/hujiabao/order-center': { ...homes, of: 'product' },
    },
    root: 'pages/account',
    module: 'order-center/index',
    title: '我的订单',
    term: 'orderCenter',
    params: { tab: optional, of: oneOf('product'), by },
    login: true,
  },
  orderDetail: {
    paths: ['/order-detail', '/shanghai/order/detail', '/hujiabao/order-detail'],
    presets: {
      '/shanghai/order/detail': { cityCode: '310000', by: 'city' },
      '/hujiabao/order-detail': homes,
    },
    root: 'pages/account',
    module: 'order-detail/index',
    title: '订单详情',
    instead: 'orderCenter',
    params: { orderId: needed, by },
    login: true,
  },
  policyList: {
    paths: ['/policy-list'],
    root: 'pages/account',
    module: 'policy-list/index',
    title: '我的保单',
    params: {},
    login: true,
  },
  policyDetail: {
    paths: ['/policy-detail', '/policy-detail-new', '/heze-policy-detail'],
    root: 'pages/account',
    module: 'policy-detail/index',
    title: '保单详情',
    instead: 'policyList',
    params: { policyId: needed },
    login: true,
  },
  revokeListCommon: {
    paths: ['/revoke-list-common', '/revoke-list-for-partner'],
    presets: { '/revoke-list-for-partner': { by: 'partner' } },
    root: 'pages/account',
    module: 'revoke-list/index',
    title: '撤单',
    term: 'withdraw',
    params: { by: oneOf('partner') },
    login: true,
  },
  revokeList: {
    paths: ['/revoke-list'],
    root: 'pages/account',
    module: 'revoke-list-wechat/index',
    title: '撤单',
    term: 'withdraw',
    params: {},
    login: true,
    only: BrowserEnv.WECHAT,
    targets: web,
  },
  revokeH5Login: {
    paths: ['/revoke-h5-login'],
    root: 'pages/account',
    module: 'revoke-h5-login/index',
    title: '撤单',
    term: 'withdraw',
    params: {},
    login: true,
    only: BrowserEnv.BROWSER,
    targets: web,
  },
  renewalContract: {
    paths: ['/renewal-contract', '/shanghai/renewal-auth'],
    presets: { '/shanghai/renewal-auth': { cityCode: '310000', by: 'city' } },
    root: 'pages/account',
    module: 'renewal-contract/index',
    title: '自动续保',
    params: { policyId: optional, by, signed: oneOf('1') },
    login: true,
  },
  /** 我的保障 and the help around it. Only the first tab asks for a login. */
  serviceTabs: {
    paths: ['/tab/policy-analysis', '/tab/care-guide', '/tab/claim-service'],
    presets: {
      '/tab/policy-analysis': { tab: 'policy' },
      '/tab/care-guide': { tab: 'care' },
      '/tab/claim-service': { tab: 'claim' },
    },
    root: 'pages/account',
    module: 'service/index',
    title: '保障服务',
    params: { tab: oneOf('policy', 'care', 'claim') },
    shares: 'page',
    sharesOnly: { tab: ['care', 'claim'] },
  },
  /** 客服: questions, telephone and chat. `orderId` is the order that the user asks about. */
  desk: {
    paths: ['/service-desk'],
    root: 'pages/account',
    module: 'desk/index',
    title: '客服',
    params: { orderId: optional },
  },
  settings: {
    paths: ['/settings'],
    root: 'pages/account',
    module: 'settings/index',
    title: '设置',
    params: {},
    login: true,
  },
  /** A copy of what is kept about the account. */
  ownData: {
    paths: ['/my-data'],
    root: 'pages/account',
    module: 'own-data/index',
    title: '我的个人信息',
    params: {},
    login: true,
  },
  /** What is still open in the account, before it is deleted. */
  closeAccount: {
    paths: ['/close-account'],
    root: 'pages/account',
    module: 'close-account/index',
    title: '注销账号',
    params: {},
    login: true,
  },
  /** Two products of a city side by side. */
  compareProducts: {
    paths: ['/compare-products'],
    root: 'pages/compare',
    module: 'index',
    title: '产品对比',
    params: { cityCode: needed, productCode: optional, other: optional },
    shares: 'page',
  },
  reader: {
    paths: ['/pdf-viewer'],
    root: 'pages/reader',
    module: 'index',
    title: '文件阅读',
    params: { url: needed, title: optional, type: oneOf(...documentTypes) },
  },
  testPage: {
    paths: ['/test-page'],
    root: 'pages/gallery',
    module: 'index',
    title: '对话框和组件',
    params: { find: optional, open: optional, variant: optional },
    sandbox: true,
  },
  alertPage: {
    paths: ['/alert-page'],
    root: 'pages/gallery',
    module: 'alert',
    title: '温馨提示',
    params: {},
    sandbox: true,
  },
  ...linkedPages,
  ...nativePages,
  ...webPages,
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages
