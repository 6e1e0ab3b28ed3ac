import { unknownFacts, type Facts } from './facts'
import type { Json } from './merge'
import type { Finding } from './problem'

/*
 * Finds a fact that a text tells in words of its own. Such a text is right until the fact changes, and
 * then two places of one product say different things (facts.ts). It also finds sentences that promise
 * what the product cannot do.
 */

/** What the product is, as far as its sentences speak of it. */
export interface SpokenFacts {
  facts: Facts
  /** 0: there is no waiting period, or the text belongs to no product. */
  waitingPeriodDays: number
  /** The day of payment is the last one to revoke, by rule or because cover begins the next day. */
  revocableOnDayOfPayment: boolean
  /** People can chat with customer service. */
  hasChat: boolean
}

/** What a document of no product may name. */
export const ofNoProduct: SpokenFacts = {
  facts: new Map(),
  waitingPeriodDays: 0,
  revocableOnDayOfPayment: true,
  hasChat: true,
}

interface Rule {
  /** A sentence that breaks the rule. */
  pattern: RegExp
  /** Sentences about something else. */
  exceptFor?: RegExp
  /** What a sentence may say besides. */
  ignoring?: RegExp
  /** The parts of a file that it looks at, if not all. */
  within?: RegExp
  /** Whether the rule holds for a text of this product. */
  when?: (spoken: SpokenFacts, text: string) => boolean
  message: string
}

const NUMBER = '(?:\\d+|[一二三四五六七八九十]+)'
const DAYS = `${NUMBER}个?(?:工作)?[日天]`
const MANY_DAYS = '(?:\\d+|[一二三四五六七八九十]{2,})[日天]'
const HOUR = `${NUMBER}(?:[:：]\\d\\d|[时点](?:\\d+分|半)?)`
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** Facts that have one place. The message names what to write instead. */
const twice: readonly Rule[] = [
  {
    pattern:
      /(?:公立|定点)的?[^，。；、{}]{0,10}(?:医院|医疗机构)|[二三](?:级|甲)(?:及?以上)?[^，。；、{}]{0,6}医院/,
    // Who may diagnose, and where a service is offered, are facts of their own.
    exceptFor: /诊断|确诊|复核|残疾|非公立|预约|陪诊|每年\d次/,
    message: 'Says which hospitals, write {hospitals}',
  },
  {
    pattern: anyOf(
      `(?:核定|核赔|结案|给结果|答复|有结论|理赔|赔款)[^。]{0,12}?${DAYS}`,
      `${DAYS}[^。，；]{0,8}(?:核定|核赔|结案|给结果|答复|有结论|到账)`,
      `(?:复杂|疑难|最长|最晚|小额)[^，。；]{0,6}${DAYS}`,
    ),
    exceptFor:
      /投诉|意见|客服电话|退款|退回|退还|撤单|解除|报案|保费|等待期|续|核保|资格|日龄|出生/,
    // The law's own time limits after the decision are the same for every product.
    ignoring: /[^，。；]*(?:协议|理由|拒绝给付)[^，。；]*/g,
    message: 'Says how long a claim takes, write {claimTime}',
  },
  {
    pattern: anyOf(
      `${HOUR}[至到—–~-]+(?:次日|晚)?${HOUR}`,
      '7\\s*[×x*]\\s*24',
      '24小时[^内以。，]{0,6}(?:热线|连线|接听|服务)',
      '(?:热线|电话|客服|转\\d|400-).*24小时(?!内)',
      '全天有人',
    ),
    exceptFor: /挂号|急诊，每次|扣费|起至|在保/,
    message: 'Says when the phone is answered, write {serviceHours} or {hotline}',
  },
  {
    pattern: anyOf(
      `等待期[^，。；（）{}]{0,8}?(?<!月)${MANY_DAYS}`,
      `${MANY_DAYS}的?(?:疾病)?是?等待期`,
      `前${MANY_DAYS}内?(?:因|得)病`,
    ),
    message: 'Says how long the waiting period is, write {waitingPeriod}',
  },
  { pattern: /[¥￥]\s?\d/, message: 'Says a premium, write {premium}' },
  {
    pattern: anyOf(
      `[退撤][^。]{0,14}(?:${DAYS}|当[日天])[^。]{0,4}到账`,
      '(?:当天|第二天|工作日)[^。]{0,6}(?:原路)?退回',
    ),
    message: 'Says when a refund arrives, write {refundTime}',
  },
]

/** What would be untrue of the product, though no other place says it. */
const untrue: readonly Rule[] = [
  {
    pattern: /(?:本产品|合同|^|[，。；、\s])(?:无|不设)等待期/,
    when: ({ waitingPeriodDays }) => waitingPeriodDays > 0,
    message: 'Denies the waiting period',
  },
  {
    pattern: /(?:[明次][日天]|当[日天]|立即|马上)(?:零时)?起?就?(?:生效|开始|在保)/,
    within: /^(?:page|variants\.\w+)\.(?:hero|sections|payConfirm|result)\b/,
    when: ({ waitingPeriodDays }, text) =>
      waitingPeriodDays > 0 && !text.includes('{waitingPeriod'),
    message: 'Says that cover begins without its waiting period, write {waitingPeriod}',
  },
  {
    pattern:
      /(?:撤单|取消订单)[^。；]*(?:拨打|致电|打电话|热线|客服电话)|(?:拨打|致电)[^。；]*(?:撤单|取消订单)/,
    message: 'Says that revoking takes a call: it is a button of the order',
  },
  {
    pattern: /(?:撤单|取消订单)[^。]*当[日天]\s*24|当[日天]\s*24[^。]*(?:撤单|取消订单)/,
    when: ({ revocableOnDayOfPayment }) => !revocableOnDayOfPayment,
    message: 'Names another time to revoke than the product has',
  },
  {
    pattern: /一键|随时[^，。；]{0,4}(?:关闭|取消|可?撤|可?退)/,
    message: 'Promises one tap or any time: it takes a confirmation and has an end',
  },
]

/** What only the storefront could keep. A capability that comes to exist is taken off the list. */
const promises: readonly Rule[] = [
  {
    pattern: anyOf(
      '(?:线上|在线|网上|手机上?|小程序|微信)[^，。；]{0,6}(?:理赔|赔|申请|提交|传|填写|报案)',
      '拍[^，。；]{0,10}(?:[就即]赔|即可|就能|提交|申请|代办)',
      '上传|传上来|点“?理赔|全程在线|报[:：]在线|(?:其[余他]|手工|异地)在线|照片[^，。；]{0,6}赔',
    ),
    exceptFor: /不要求|微信支付|不会上传|营业执照/,
    message: 'Promises a claim online: claims begin with a call to the service phone',
  },
  {
    pattern: /当天到账|快赔|(?:赔款?|理赔)快/,
    message: 'Promises how fast a claim is paid, write {claimTime}',
  },
  {
    pattern: /(?:理赔|待遇)进度/,
    message: 'Promises the progress of a claim: no page shows it',
  },
  { pattern: /电子发票.*(?:下载|查看)/, message: 'Promises invoices: no page has them' },
  {
    pattern:
      /(?:药品?|特药)(?:清单|目录)[^，。；]{0,8}(?:查询|搜索|可查|查看)|(?:查询|搜索)[^，。；]{0,6}药品/,
    message: 'Promises to search the list of drugs: the clauses alone name it',
  },
  {
    pattern: /在线客服|在线咨询/,
    when: ({ hasChat }) => !hasChat,
    message: 'Promises a chat that the product does not have (service.chat)',
  },
]

const rules = [...twice, ...untrue, ...promises]

/** Parts of a file that are the facts themselves, or nothing that a visitor reads. */
const OWN_PLACES =
  /^(?:facts|housekeeper|tariff|city|service|payment\.types|popups\.codes|sharing)\b/

/** Everything that is wrong with the texts of a file as they are written, before facts are put in. */
export function findRepeatedFacts(file: Json, spoken: SpokenFacts): Finding[] {
  return textsAt(file)
    .filter(({ path }) => !OWN_PLACES.test(path))
    .flatMap(({ path, text }) => [
      ...unknownFacts(text, spoken.facts).map((place) => ({
        path,
        message: `No such fact: ${place}`,
      })),
      ...rules.flatMap((rule) =>
        broken(rule, { path, text, spoken }).map((sentence) => ({
          path,
          message: `${rule.message} (${sentence})`,
        })),
      ),
    ])
}

/** The sentences of a text that break a rule. Most texts break none, so they are not cut up. */
function broken(
  { pattern, exceptFor, ignoring, within, when }: Rule,
  { path, text, spoken }: { path: string; text: string; spoken: SpokenFacts },
): string[] {
  if (!pattern.test(text) || within?.test(path) === false) return []
  if (when && !when(spoken, text)) return []
  return text
    .split(/(?<=[。；\n])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const said = ignoring ? sentence.replace(ignoring, '') : sentence
      return pattern.test(said) && exceptFor?.test(said) !== true
    })
}

/** Every text in a value, at any depth, with its place, added to `found`, because files have thousands. */
function textsAt(
  value: Json,
  path = '',
  found: { path: string; text: string }[] = [],
): { path: string; text: string }[] {
  if (typeof value === 'string') found.push({ path, text: value })
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) textsAt(part, `${path}[${at}]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      textsAt(part, path === '' ? key : `${path}.${key}`, found)
  return found
}
