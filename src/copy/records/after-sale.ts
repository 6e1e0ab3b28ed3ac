import { lookUp, type Chosen, type CoverWord } from '@/domain/situation/situation'

/** The popup shown when the sale period is over. */
export const afterSale = {
  followTitle: '关注公众号，预约下期投保',
  followText: '长按识别二维码，关注公众号并预约下期投保',
  reserveTitle: '本期投保已结束，建议预约下期',
  policyText: '查看保单、申请理赔、领取增值服务，都在城市服务里',
  reserveText: '预约后，下期开放投保时会发消息告诉您',
  bookedText: '下期开放投保时，我们会发消息告诉您',
  bookedTitle: '您已预约成功',
} as const

/** What somebody is told who holds a policy, or waits for one, once the sale is over. */
const holderTitles: Record<CoverWord, string> = {
  NONE: '投保时间已截止',
  ISSUING: '投保时间已截止，您的保单出单中',
  CHECKING: '投保时间已截止，您的保单核保中',
  TO_COME: '投保时间已截止，您的保单待生效',
  IN_FORCE: '投保时间已截止，您的保单已生效',
}

export const holderTitle = (cover: Chosen<CoverWord>): string => lookUp(holderTitles, cover)

/** The title of the popup after the sale, by what it offers. */
export const afterSaleTitle = ({
  type,
  cover,
}: {
  type: 'policyService' | 'followGzh' | 'reserveOnly'
  cover: Chosen<CoverWord>
}): string => {
  if (type === 'policyService') return holderTitle(cover)
  return type === 'followGzh' ? afterSale.followTitle : afterSale.reserveTitle
}
