import { BrowserEnv } from '@/domain/address/browser-env'
import type { Page } from './page'
import { needed, ofProduct as product, oneOf, optional } from './param'

/** The mini-program shows these pages in its web view: partners and other hosts lead to them. */
const targets = ['h5'] as const

/** Pages that only the web build has. */
export const webPages = {
  wxInsure: {
    paths: ['/wx/insure-new'],
    presets: { '/wx/insure-new': { cfgUA: 'WX_NEW' } },
    root: 'pages/wx',
    module: 'insure/index',
    title: '惠民保',
    params: {},
    targets,
  },
  wxRenewal: {
    paths: ['/wx/insure-renewal', '/zhong-shan-renewal/insure'],
    presets: { '/zhong-shan-renewal/insure': { cityCode: '442000', productCode: 'LH1F' } },
    root: 'pages/wx',
    module: 'renewal/index',
    title: '续保',
    params: product,
    targets,
  },
  insureDetail: {
    paths: ['/insure-detail', '/insure-detail-new'],
    presets: { '/insure-detail-new': { layout: 'tabs' } },
    module: 'pages/detail/cover',
    title: '保障详情',
    params: { ...product, layout: oneOf('list', 'tabs') },
    targets,
  },
  gansu2024Select: {
    paths: ['/gansu2024-select'],
    module: 'pages/detail/gansu',
    title: '选择地区和产品',
    params: {},
    targets,
  },
  transfer: {
    paths: ['/outer-transfer', '/sz-transfer', '/goldplan-transfer'],
    presets: {
      '/outer-transfer': { to: 'outer' },
      '/sz-transfer': { to: 'shenzhen' },
      '/goldplan-transfer': { to: 'goldplan' },
    },
    module: 'pages/transfer/index',
    title: '正在前往',
    params: { to: oneOf('outer', 'shenzhen', 'goldplan') },
    targets,
  },
  outerTransferV2: {
    paths: ['/outer-transfer-v2'],
    module: 'pages/transfer/v2',
    title: '正在前往',
    params: {},
    only: BrowserEnv.WECHAT_OA,
    targets,
  },
  partnerBindAppid: {
    paths: ['/partner-bind-appid'],
    module: 'pages/transfer/bind',
    title: '账号绑定',
    params: { redirectPath: optional },
    login: true,
    targets,
  },
  /** A partner asks here for the user's permission to see data. */
  authPage: {
    paths: ['/auth-page'],
    module: 'pages/transfer/authorize',
    title: '信息授权',
    params: {
      source: optional,
      business: optional,
      seqNo: optional,
      effectiveTime: optional,
      realReq: optional,
      redirectPath: optional,
    },
    login: true,
    targets,
  },
  goldplanResult: {
    paths: ['/goldplan-result'],
    module: 'pages/transfer/gold-plan-result',
    title: '支付结果',
    params: { payOrderId: optional },
    targets,
  },
  /** The target of a payment link that the applicant gives to another person. */
  paymentOpen: {
    paths: ['/payment-open'],
    module: 'pages/transfer/payment-open',
    title: '收银台',
    params: { payToken: needed },
    targets,
  },
  h5HealthHospital: {
    paths: ['/h5-health-hospital'],
    module: 'pages/service/hospitals',
    title: '医院名单',
    params: {},
    only: BrowserEnv.BROWSER,
    twin: 'nativeHospitals',
    targets,
  },
  /** The target of the code on a policy document, for anyone who scans it. */
  policyVerify: {
    paths: ['/policy-verify'],
    module: 'pages/service/verify',
    title: '保单验真',
    params: { policyNo: optional, verifyCode: optional },
    targets,
  },
  housekeeperGroup: {
    paths: ['/housekeeper-group'],
    module: 'pages/service/housekeeper',
    title: '社区管家',
    params: {},
    targets,
  },
  deadEnd: {
    paths: ['/allNoFound', '/housekeeperNoFound', '/no-login'],
    presets: {
      '/allNoFound': { kind: 'notFound' },
      '/housekeeperNoFound': { kind: 'housekeeper' },
      '/no-login': { kind: 'noLogin' },
    },
    module: 'pages/dead-end/index',
    title: '温馨提示',
    params: {
      kind: oneOf('notFound', 'housekeeper', 'noLogin'),
    },
    targets,
  },
  diagnostics: {
    paths: ['/diagnostics'],
    module: 'pages/dead-end/diagnostics',
    title: '诊断信息',
    params: {},
    targets,
  },
} as const satisfies Record<string, Page>
