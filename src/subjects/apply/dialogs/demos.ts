import type { Price } from '@/contract/price'
import type { Notice } from '@/contract/product-page'
import { terms } from '@/copy/product/wording'
import { applicantFields, newForm } from '@/domain/apply/item'
import { demo } from '@/ui/dialogs/demo'
import { applicantForm } from './applicant-form'
import { housePicker } from './house-picker'
import { insurantConfirm } from './insurant-confirm'
import { type KnownInsurant, knownInsurants } from './known-insurants'
import { noticesDialog } from './notices'
import { premiumDetail } from './premium-detail'

const blank = newForm(applicantFields.filter((type) => type !== 'verifyCode'))
const props = {
  items: blank,
  agreed: false,
  today: '2026-11-22',
  env: 'H5' as const,
  title: '投保人信息',
  privacy: '/pdf-viewer?url=%2Fdocuments%2Fprivacy',
}

export const applicantFormDemo = demo('投保人表单弹窗', applicantForm, {
  空白: props,
  有错误: {
    ...props,
    items: blank.map((item) =>
      item.type === 'identity'
        ? {
            ...item,
            value: '110101199003070012',
            isError: true,
            errorText: '请输入正确的身份证号码',
          }
        : item,
    ),
  },
})

const homes = [
  {
    value: 'H1',
    textList: [{ text: '浦东新区世纪大道100号', tag: '自住' }, { text: '建筑面积89㎡' }],
  },
  { value: 'H2', textList: [{ text: '徐汇区漕溪北路8号502室' }] },
  { value: 'H3', textList: [{ text: '静安区南京西路1000号', tag: '出租' }] },
  { value: 'H4', textList: [{ text: '闵行区莘庄镇（已投保）' }], disabled: true },
]

export const housePickerDemo = demo('房屋选择', housePicker, {
  默认一处: { items: homes },
  最多两处: { items: homes.map((item, index) => ({ ...item, checked: index === 0 })), max: 2 },
  不可选择: { items: homes, max: 0 },
})

export const insurantConfirmDemo = demo('被保人确认', insurantConfirm, {
  两人: {
    insurant: '被保人',
    people: [
      { name: '王小明', relation: '本人', number: '110***********011' },
      { name: '李小红', relation: '配偶', number: '110***********024' },
    ],
  },
})

const ages = { MIN: 18, MAX: 75 }
const person: KnownInsurant = {
  id: 'I1',
  name: '张*',
  credentialNo: '310************123',
  relationType: 'SPOUSE',
  status: 'NONE',
  expireTime: null,
}

export const knownInsurantsDemo = demo('历史被保人和联系人', knownInsurants, {
  默认: {
    list: [person, { ...person, id: 'I2', name: '李**', relationType: 'PARENTS', canForget: true }],
    terms,
    ages,
  },
  有提示: { list: [person], terms, ages, tip: '上年保障到期后没有续上的，中间的费用不在保障内。' },
  各种状态: {
    list: [
      { ...person, status: 'INSURED', expireTime: '2026-12-31', closed: 'INSURED' },
      { ...person, id: 'I2', status: 'UNPAID', expireTime: '2026-11-22T10:30:00.000Z' },
      { ...person, id: 'I3', closed: 'ADDED' },
      { ...person, id: 'I4', closed: 'AGE' },
    ],
    terms,
    ages,
  },
})

const sentence =
  '本计划面向本市基本医疗保险的参保人员，不限年龄、不限职业、不限既往症，均可按统一标准参保。'

const notice = (type: Notice['type'], title: string, forceRead: boolean): Notice => ({
  type,
  title,
  content: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${sentence}`),
  forceRead,
  version: '1',
  textHash: '0'.repeat(64),
})
const told = { onRead: () => undefined, onAgree: () => undefined }

export const noticesDemo = demo('重要告知', noticesDialog, {
  三项: {
    notices: [
      notice('escapeClause', '免责条款', false),
      notice('insureNotice', '投保须知与声明', false),
      notice('healthConfirm', '健康告知', false),
    ],
    ...told,
  },
  强制阅读: {
    notices: [notice('healthConfirm', '健康告知', true), notice('insureNotice', '投保须知', true)],
    ...told,
  },
  附文件: {
    notices: [notice('insureNotice', '投保须知', false)],
    documents: [
      { title: '保险条款', onOpen: () => undefined },
      { title: '健康服务手册', onOpen: () => undefined },
    ],
    ...told,
  },
  一项: { notices: [notice('insureNotice', '投保须知', false)], ...told },
})

const covered: Price['insurants'][number] = {
  name: '张*',
  relationType: 'SELF',
  credentialNo: '310***********123',
  age: 42,
  premiumFen: 12900,
  premiumDesc: '0-64岁 ¥129.00/年',
  text: '',
  riskList: [],
}
const price: Price = {
  totalFen: 12900,
  effectiveOn: '2027-01-01',
  insurants: [covered],
}
const family: Price = {
  totalFen: 38700,
  effectiveOn: '2027-01-01',
  insurants: [
    covered,
    { ...covered, name: '李*', relationType: 'SPOUSE', tag: '医保个账支付' },
    {
      ...covered,
      name: '欧阳*',
      relationType: 'CHILDREN',
      riskList: [
        { riskName: '医保内住院医疗', premiumDesc: '年缴', text: '¥69.00' },
        { riskName: '医保外住院医疗和特定高额药品费用', premiumDesc: '年缴', text: '¥60.00' },
      ],
    },
  ],
  rule: { tag: '家庭优惠', text: '三人及以上同时参保，每人每年优惠¥10' },
}

export const premiumDetailDemo = demo('保费明细', premiumDetail, {
  一人: { price },
  一家人: { price: family },
  自定文字: { price, title: '缴费明细', subtitle: '应缴保费', ok: '去缴费' },
  点遮罩不关: { price, maskCloses: false },
})
