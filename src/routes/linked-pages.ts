import { BrowserEnv } from '@/domain/address/browser-env'
import type { Page } from './page'
import { needed, ofProduct as product, oneOf, optional } from './param'

/** Visitors from a partner's channel stay at its addresses. */
const by = oneOf('outer')
const withOuter = (path: string) =>
  ({
    paths: [path, `${path}-outer`],
    presets: { [`${path}-outer`]: { by: 'outer' } },
    root: 'pages/account',
  }) as const

/** Pages of both targets to which people come by a link, a code or a poster. */
export const linkedPages = {
  /** The target of the link with which an insured person confirms. */
  insurantConfirmationLanding: {
    ...withOuter('/insurant-confirmation-landing'),
    module: 'insured/landing',
    title: '本人确认',
    params: { token: optional, proposalId: optional, by },
  },
  insurantConfirmation: {
    ...withOuter('/insurant-confirmation'),
    module: 'insured/confirmation',
    title: '本人确认',
    params: { token: optional, proposalId: optional, by },
    login: true,
  },
  insurantSearchPolicy: {
    ...withOuter('/insurant-search-policy'),
    module: 'insured/search',
    title: '查询待确认保单',
    params: { by },
    login: true,
  },
  insurantSearchList: {
    ...withOuter('/insurant-search-list'),
    module: 'insured/list',
    title: '待确认保单',
    params: { by },
    login: true,
  },
  /** An applicant asks a child to fill in the form (请子女代办). */
  delegation: {
    paths: ['/delegation'],
    root: 'pages/purchase',
    module: 'delegation/index',
    title: '请子女代办',
    params: product,
    login: true,
    shares: 'card',
  },
  /** The target of the link that the child gets. */
  delegationLanding: {
    paths: ['/delegation-landing'],
    root: 'pages/purchase',
    module: 'delegation/landing',
    title: '代家人填写',
    params: { token: needed },
    shares: 'card',
  },
  /** The form that the child fills in. */
  delegatedForm: {
    paths: ['/delegated-form'],
    root: 'pages/purchase',
    module: 'delegated-form/index',
    title: '代家人填写',
    params: { token: needed },
    login: true,
  },
  shareHome: {
    paths: ['/shareHome'],
    root: 'pages/account',
    module: 'share/home',
    title: '分享有礼',
    params: {},
    shares: 'card',
    only: BrowserEnv.WECHAT,
  },
  shareActivityCommonMyRewards: {
    paths: ['/shareActivityCommon/myRewards'],
    root: 'pages/account',
    module: 'share/my-rewards',
    title: '我的奖励',
    params: {},
    only: BrowserEnv.WECHAT,
    login: true,
  },
} as const satisfies Record<string, Page>
