import { area } from '../language'

/** Sharing a product with family and friends, and what came of it. */
export const shareGift = area('shareGift', {
  title: '分享有礼',
  lead: '把这份保障告诉家人和朋友',
  how: '怎样分享',
  step1Title: '选择产品',
  step1Text: '分享的链接会带上您正在看的城市和产品。',
  step2Title: '发送给家人和朋友',
  step2Text: '点击下方的分享，或用微信右上角菜单发送。',
  step3Title: '好友自己投保',
  step3Text: '好友用自己的手机号登录、填写和支付，您看不到他们的信息。',
  notHere: '这里不能分享',
  notHereText: '从合作机构的应用进入时，请使用该应用的分享功能。您可以继续查看产品和投保。',
  rules: '活动规则',
  rule1: '参加活动不影响产品的价格和保障内容。',
  rule2: '奖励以活动页面公布的为准；当前城市没有进行中的奖励活动时，分享不产生奖励。',
  rule3: '请勿群发骚扰他人，异常分享不计入奖励。',
  myRewards: '我的奖励',
  theProduct: '查看产品',
  otherCity: '选择其他城市和产品',
  rewardsTitle: '我的奖励',
  noRewards: '还没有奖励',
  noRewardsText:
    '当前没有进行中的奖励活动。活动开始后，好友投保成功并过了犹豫期，奖励会出现在这里。',
  toShare: '去分享',
})
