import { howToTurnOff } from '@/copy/records/renewal'

/** Seeing a doctor, and claiming what it cost. */
export const claims = {
  now: '出险后先做这些',
  call: '拨打 {PHONE}',
  report: '报案时间',
  soon: '住院、确诊或意外发生后尽快',
  bar: '索赔时效',
  barText: '二年，自知道或应当知道保险事故发生之日起计算',
  review: '核定时间',
  reviewText: '材料齐全后及时核定；情形复杂的，不超过三十日',
  reviewOfProduct: '{TIME}（从材料齐全算起）',
  agreed: '本产品的约定',
  agreedFrom: '摘自投保须知，以保险条款为准。',
  papers: '准备材料',
  kind: '理赔类型',
  choose: '请选择理赔类型',
  benefits: '适用责任：{NAMES}',
  usual: '每次理赔都要',
  own: '这类理赔另需',
  papersHint: '材料按理赔类型列出，个案以客服要求为准。请保留复印件。',
  papersByProduct: '从产品页或保单进入本页，可以查看按理赔类型列出的材料。',
  drugs: '药品范围（保险条款）',
  hospitals: '医院名单',
  policies: '我的保单',
  housekeeper: '社区管家',
  toClaim: '去看理赔材料',
  toCare: '就医指引',
} as const

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
  issuedA:
    '一般付款后很快生成；保险公司还在出单或者核保的，订单中写着“出单中”“核保中”，有结果时发消息告诉您。请在订单中查看，不要重复付款。',
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

/** The list of hospitals of a city. */
export const hospitals = {
  title: '医院名单',
  sample: '示例数据',
  sampleText:
    '本页的医院名称、等级和位置都是演示用的示例数据，并非真实医院，也不是保险公司的医院目录。就诊前请拨打客服电话确认。',
  about: '当地部分医院，供就医参考，不表示与本平台或保险公司有合作。费用能否赔付以保险条款为准。',
  search: '搜索医院',
  searchHint: '医院名或区县',
  district: '区县',
  allDistricts: '全部区县',
  level: '等级',
  allLevels: '全部等级',
  found: '找到{N}家医院',
  nearFirst: '找到{N}家医院，由近到远',
  nothing: '没有符合条件的医院，请换个条件试试。',
  reset: '清除条件',
  near: '按距离排序',
  nearHint: '只在您的手机上计算，位置不会上传。',
  denied: '没有获得位置权限。您可以在设置中允许后再试。',
  missing: '暂时无法定位，请按区县查找。',
  km: '约{KM}公里',
  map: '地图',
  mapOf: '在地图中查看{NAME}',
  none: '这里还没有医院名单',
  noneText: '请拨打客服电话，确认可以就诊的医院。',
} as const

/** Who looks after the people of a product. */
export const housekeeper = {
  title: '社区管家',
  role: '{NAME} · 社区管家',
  hours: '服务时间',
  call: '拨打 {PHONE}',
  phone: '客服电话',
  scan: '微信联系',
  scanText: '长按二维码识别；点二维码可以放大。',
  none: '这里暂时没有专属管家',
  noneText: '投保、查询、就医、理赔的问题，都可以拨打客服电话。',
  text: '投保、查询、就医、理赔，有问题都可以找我。',
  hospitals: '医院名单',
} as const

/** Who looks after a policy besides our own pages. */
export const serviceDesk = {
  elsewhere: '这份保单由小程序“{NAME}”提供查看和理赔服务。',
  numberCopied: '订单号已复制，可直接粘贴给客服',
  search: '请在微信中搜索小程序“{NAME}”查看。',
  copyName: '复制小程序名称',
  nameCopied: '名称已复制，请在微信中搜索',
  copyFailed: '未能复制，请记下小程序名称',
} as const

/** What people need after they are insured: their cover at a glance, care, claims, hospitals. */
export const service = {
  title: '保障服务',
  tabs: '服务内容',
  policy: '我的保障',
  care: '就医指引',
  careBeforeTitle: '就医前',
  careBeforeText: '带好医保卡和身份证。除急诊外，到{HOSPITALS}就诊。',
  careHospitals: '保险条款约定的医院',
  careDuringTitle: '就医时',
  careDuringText: '用医保卡挂号、住院和结算，让医保先报销；自费的药品和项目请医生说明用途。',
  careDrugTitle: '用特定药品',
  careDrugText: '先打客服电话，确认药品在清单内，并问清药店和材料；再凭处方购药。',
  careAfterTitle: '出院后',
  careAfterText: '保存出院小结、费用清单、发票和医保结算单，办理理赔时需要。',
  phone: '客服电话',
  callHint: '电话以您投保的产品为准',
  choose: '选择城市和产品',
  insurers: '承保公司',
} as const

/** Advisers, the group of a product, and what they write. */
export const advisers = {
  addAdviser: '添加专属客服',
  addAdviserText: '一对一解答投保、理赔问题',
  joinGroup: '加入服务群',
  joinGroupText: '开售通知、健康讲座，群内第一时间发布',
  longPress: '长按识别二维码',
  articles: '了解更多',
} as const

/** How a claim goes on. */
export const claimSteps = {
  claim: '理赔服务',
  claimReportTitle: '报案',
  claimReportText: '住院或确诊后，尽快拨打客服电话，说明{insurant}、就诊时间和医院。',
  claimPapersTitle: '准备材料',
  claimPapersText: '{insurant}身份证、银行卡、出院小结、费用清单、发票和医保结算单。',
  claimSubmitTitle: '提交',
  claimSubmitText: '按客服告知的方式提交材料，留好受理编号。',
  claimReviewTitle: '审核与赔付',
  claimReviewText: '材料齐全后由承保公司审核，赔款直接汇入{insurant}本人的银行账户。',
} as const
