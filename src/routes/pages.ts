import { errorPageTypes } from './error-types'
import type { Page } from './page'
import { needed, oneOf, optional } from './param'

const product = { cityCode: needed, productCode: needed }

/** The one list of pages. The first is the home page; what has no page leads there. */
export const pages = {
  insure: { paths: ['/insure'], module: 'pages/insure/index', title: '惠民保', params: {} },
  login: {
    paths: ['/login'],
    module: 'pages/login/index',
    title: '登录',
    params: { redirectPath: optional },
  },
  error: {
    paths: ['/page-error2'],
    module: 'pages/error/index',
    title: '温馨提示',
    params: { type: oneOf(...errorPageTypes) },
  },
  insureApply: {
    paths: ['/insure-apply'],
    root: 'pages/purchase',
    module: 'apply/index',
    title: '填写投保信息',
    params: product,
    login: true,
  },
  healthConfirm: {
    paths: ['/health-confirm-v3'],
    root: 'pages/purchase',
    module: 'health-confirm/index',
    title: '健康告知',
    params: product,
    login: true,
  },
  payConfirm: {
    paths: ['/pay-confirm-v3'],
    root: 'pages/purchase',
    module: 'pay-confirm/index',
    title: '确认订单',
    params: { proposalId: needed, fromContinuePay: oneOf('1') },
    login: true,
  },
  payment: {
    paths: ['/payment', '/payment2', '/payment3'],
    presets: { '/payment2': { pageVersion: '2' }, '/payment3': { pageVersion: '3' } },
    root: 'pages/purchase',
    module: 'payment/index',
    title: '收银台',
    params: { payOrderId: needed, pageVersion: oneOf('1', '2', '3') },
    login: true,
  },
  insureResult: {
    paths: ['/insure-result'],
    root: 'pages/purchase',
    module: 'result/index',
    title: '投保结果',
    params: {
      ...product,
      proposalId: needed,
      /** Written by the mini-program's subscribe page when it returns. */
      subscribeStatus: oneOf('accept', 'reject'),
    },
    login: true,
  },
  orderCenter: {
    paths: ['/order-center'],
    root: 'pages/account',
    module: 'order-center/index',
    title: '我的订单',
    params: { tab: optional },
    login: true,
  },
  orderDetail: {
    paths: ['/order-detail'],
    root: 'pages/account',
    module: 'order-detail/index',
    title: '订单详情',
    params: { orderId: needed },
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
    paths: ['/policy-detail'],
    root: 'pages/account',
    module: 'policy-detail/index',
    title: '保单详情',
    params: { policyId: needed },
    login: true,
  },
  settings: {
    paths: ['/settings'],
    root: 'pages/account',
    module: 'settings/index',
    title: '设置',
    params: {},
    login: true,
  },
  reader: {
    paths: ['/pdf-viewer'],
    root: 'pages/reader',
    module: 'index',
    title: '文件阅读',
    params: { url: needed, title: optional },
  },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

/** The path of the page module, as the framework names it: `pages/purchase/payment/index`. */
export const modulePath = ({ root, module }: Page): string =>
  root === undefined ? module : `${root}/${module}`
