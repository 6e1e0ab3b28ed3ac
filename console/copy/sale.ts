import type { ResponseOf } from '../../server/console/calls/define'
import type { listStops } from '../../server/console/calls/sale'

type Stop = ResponseOf<typeof listStops>['list'][number]

export const channelNames: Readonly<Record<NonNullable<Stop['channel']>, string>> = {
  BROWSER: '浏览器',
  OFFICIAL_ACCOUNT: '公众号',
  MINI_PROGRAM: '小程序',
}

/** Words of stopping a sale and letting it go on. */
export const saleCopy = {
  title: '停售与恢复',
  lead: '停售在 5 秒内对所有服务器生效。填写中的内容会保留；未支付的支付单会关闭，之后到的款自动退回。',
  stop: '立即停售',
  inForce: '正在停售',
  over: '已结束',
  none: '现在没有停售',
  all: '全部',
  allCities: '全部城市',
  choose: '请选择',
  chooseScope: '请先选择停售的城市或产品',
  city: '城市',
  product: '产品',
  channel: '渠道',
  payType: '支付方式',
  words: '页面上显示的话',
  wordsHint: '客户会看到，2 至 200 字',
  wordsFault: '请写明给客户看的话',
  wordsSample: '系统维护中，暂停投保，已填写的内容会为您保留。',
  start: '开始',
  end: '结束',
  endHint: '不填则由人恢复',
  open: '由人恢复',
  scope: '范围',
  resume: '恢复销售',
  resumeAt: '恢复时间',
  resumeHint: '不填则立即恢复',
  everything: '全部产品、全部渠道',
  state: '状态',
  sure: (scope: string) => `将停售：${scope}`,
} as const
