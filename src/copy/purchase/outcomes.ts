import type { Terms } from '@/copy/product/wording'
import {
  lookUp,
  type Chosen,
  type MoneyWord,
  type OutcomeWord,
  type Situation,
} from '@/domain/situation/situation'
import { fill } from '../fill'

/** How a purchase came out, but for what the product itself says of its success. */
const titles: Record<Exclude<OutcomeWord, 'BOUGHT'>, string> = {
  NOT_PAID: '尚未收到付款',
  CLOSED: '订单已关闭',
  ISSUING: '支付成功，出单中',
  CHECKING: '支付成功，核保中',
  PART: '部分{insurant}未能承保',
  COVERED: '保障已生效',
  OVER: '保障已结束',
  REVOKED: '订单已撤销',
  REFUSED: '核保未通过',
  NOT_ISSUED: '未承保',
  GIVEN_BACK: '商户已退款',
  UNKNOWN: '订单有新的进展',
}

const texts: Record<Exclude<OutcomeWord, 'BOUGHT'>, string> = {
  NOT_PAID: '如果您已经付款，结果可能需要几分钟；请勿重复支付。',
  CLOSED: '没有生成保单。关闭后才到的款项会原路退回，进度见订单。',
  ISSUING:
    '保险公司正在出单，保单号和电子保单以保险公司出具的为准，出单后发消息告诉您。未承保的，保费全额退回。',
  CHECKING:
    '保险公司将在1至5个工作日内核查投保资格；如不符合条件，订单将被撤销，保费全额退回，保单自始无效。',
  PART: '其他{insurant}的保单已生成，名单见下方。',
  COVERED: '保障至{END}二十四时止。',
  OVER: '保障已于{END}结束。',
  REVOKED: '保单已失效。',
  REFUSED: '保单自始无效，保险公司不承担保险责任。',
  NOT_ISSUED: '保险公司未出具保单，不承担保险责任。',
  GIVEN_BACK: '保单已失效。',
  UNKNOWN: '当前版本还不能显示，请更新后查看，或者联系客服。',
}

/** Where the money is that goes back; nothing where none does. */
const moneys: Record<MoneyWord, string> = {
  NONE: '',
  RETURNING: '款项正在原路退回，进度见订单。',
  STUCK: '原账户无法入账，请联系客服。',
  RETURNED: '款项已原路退回。',
  UNKNOWN: '退款有新的状态，当前版本还不能显示。请更新后查看，或者联系客服。',
}

export const moneyText = (word: Chosen<MoneyWord>): string => lookUp(moneys, word)

/** The head of the result page; `own`: what the product says once everybody is insured. */
export const outcomeWords = (
  { outcome, money }: Situation,
  {
    terms,
    expireOn,
    own,
  }: { terms: Terms; expireOn: string; own: { title: string; text: string } },
): { title: string; text: string } => {
  const word: OutcomeWord = outcome ?? 'NOT_PAID'
  if (word === 'BOUGHT') return own
  const isOver = ['REVOKED', 'REFUSED', 'NOT_ISSUED', 'GIVEN_BACK'].includes(word)
  return {
    title: fill(titles[word], terms),
    text: fill(texts[word], { END: expireOn, ...terms }) + (isOver ? moneyText(money) : ''),
  }
}
