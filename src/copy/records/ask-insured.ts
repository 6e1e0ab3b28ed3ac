import { area } from '../language'

/** Asking the insured person to confirm, and who sold what was bought. */
export const askInsured = area('askInsured', {
  askTitle: '{insurant}确认',
  askText: '请成年{insurant}本人查看保障内容并确认，您不能代为确认。',
  askNow: '请TA确认',
  confirmedAt: '{TIME} 确认',
  isConfirmed: '已确认',
  agent: '销售人员',
  agentName: '姓名',
  licence: '执业证编号',
  agency: '所属机构',
  agentPhone: '机构电话',
  dialog: '请{NAME}确认',
  dialogText: '把链接发给{NAME}，或者让TA扫码。TA登录后核对姓名和证件号码即可确认。',
  expire: '{TIME} 前有效，仅限{NAME}本人使用',
  code: '{NAME}的确认二维码',
  send: '发送给TA',
  copyLink: '复制链接',
  renew: '换一个链接',
  renewed: '已换新链接，之前的链接失效',
  shareTitle: '请确认为您投保的{PRODUCT}',
})
