import type { BrowserEnv } from '@/domain/address/browser-env'
import type { PageKey } from './params'

export interface Page {
  /** Public H5 addresses, the one that we link to first. */
  paths: readonly [string, ...string[]]
  /** Subpackage of the mini-program; none means the main package. */
  root?: string
  /** Path of the page module below its root. */
  module: string
  /** Chinese title; products with their own terms replace it when the page opens. */
  title: string
  /** Where it may open; none means anywhere. */
  only?: BrowserEnv
}

/** The one list of pages. The first is the home page; what has no page leads there. */
export const pages = {
  insure: { paths: ['/insure'], module: 'pages/insure/index', title: '惠民保' },
  login: { paths: ['/login'], module: 'pages/login/index', title: '登录' },
  error: { paths: ['/page-error2'], module: 'pages/error/index', title: '温馨提示' },
  insureApply: {
    paths: ['/insure-apply'],
    root: 'pages/purchase',
    module: 'apply/index',
    title: '填写投保信息',
  },
  healthConfirm: {
    paths: ['/health-confirm-v3'],
    root: 'pages/purchase',
    module: 'health-confirm/index',
    title: '健康告知',
  },
  payConfirm: {
    paths: ['/pay-confirm-v3'],
    root: 'pages/purchase',
    module: 'pay-confirm/index',
    title: '确认订单',
  },
  payment: {
    paths: ['/payment'],
    root: 'pages/purchase',
    module: 'payment/index',
    title: '收银台',
  },
  insureResult: {
    paths: ['/insure-result'],
    root: 'pages/purchase',
    module: 'result/index',
    title: '投保结果',
  },
  orderCenter: {
    paths: ['/order-center'],
    root: 'pages/account',
    module: 'order-center/index',
    title: '我的订单',
  },
  orderDetail: {
    paths: ['/order-detail'],
    root: 'pages/account',
    module: 'order-detail/index',
    title: '订单详情',
  },
  policyList: {
    paths: ['/policy-list'],
    root: 'pages/account',
    module: 'policy-list/index',
    title: '我的保单',
  },
  policyDetail: {
    paths: ['/policy-detail'],
    root: 'pages/account',
    module: 'policy-detail/index',
    title: '保单详情',
  },
  reader: {
    paths: ['/pdf-viewer'],
    root: 'pages/reader',
    module: 'index',
    title: '文件阅读',
  },
} satisfies Record<PageKey, Page>

/** The path of the page module, as the framework names it: `pages/purchase/payment/index`. */
export const modulePath = ({ root, module }: Page): string =>
  root === undefined ? module : `${root}/${module}`
