import { howToTurnOff } from '@/copy/records/renewal'

/** 客服: questions and answers, the order number, telephone and chat. */
export const desk = {
  title: '客服',
  number: '订单号',
  numberHint: '联系客服时请提供订单号，便于查找您的订单。',
  numberChatHint: '联系客服时请提供订单号。点“在线客服”会一并复制，可直接粘贴给客服。',
  ofProduct: '{NAME}常见问题',
  general: '订单、保单和账号',
  call: '拨打电话',
  callNumber: '拨打电话 {PHONE}',
  which: '请选择您要咨询的产品',
  whichText: '各产品的客服电话不同，请先选择产品。',
  choose: '选择城市和产品',
  issuedQ: '付款后多久能看到保单？',
  issuedA: '一般付款后很快生成；需要核保的，进度写在订单中。请在订单中查看，不要重复付款。',
  cancelQ: '没有付款的订单怎么取消？',
  cancelA: '在订单列表或订单详情中点“取消订单”。不取消的，到期自动关闭，不收取任何费用。',
  revokeQ: '已经付款，怎么{withdraw}？',
  revokeA:
    '可以{withdraw}的，保单和订单详情中有“{withdraw}”，并写明截止时间；保费按实际支付金额原路退回，进度在订单详情中查看。已过截止时间的，请拨打客服电话。',
  documentQ: '怎么查看和保存电子保单？',
  documentA: '在保单详情中点“电子保单”，可保存、打印或转发。',
  claimQ: '怎么申请理赔？',
  claimA: '先拨打客服电话报案，再按理赔服务中的清单准备材料。',
  renewalQ: '怎么关闭自动续保？',
  renewalA: `${howToTurnOff}。关闭后到期不再扣费，现有保障不受影响。`,
  accountQ: '怎么导出个人信息或注销账号？',
  accountA: '在“设置”的“我的个人信息”中办理。',
  toSettings: '去设置',
  toClaim: '去理赔服务',
} as const
