import { applicantFields, newForm } from '@/domain/apply/item'
import { demo } from '@/ui/dialogs/demo'
import { applicantForm } from '.'

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
