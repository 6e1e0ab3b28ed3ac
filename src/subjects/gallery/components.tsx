import type { ComponentType, ReactNode } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox'
import { DateInput } from '@/ui/primitives/date-input'
import { Input } from '@/ui/primitives/input'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Select } from '@/ui/primitives/select'
import { Slider } from '@/ui/primitives/slider'
import { Switch } from '@/ui/primitives/switch'
import { Wheel } from '@/ui/primitives/wheel'
import { formDemo } from './form-demo'

type Props = Readonly<Record<string, unknown>>

/** A component as the gallery shows it. */
export interface ComponentDemo {
  name: string
  variants: Readonly<Record<string, Props>>
  draw: (props: Props, change: (changed: Props) => void) => ReactNode
}

/** A controlled component, which gets its value and reports the next. */
const control = <P extends object>(
  name: string,
  Control: ComponentType<P>,
  variants: Readonly<Record<string, Omit<P, 'onChange'>>>,
  field: 'value' | 'checked' = 'value',
): ComponentDemo => ({
  name,
  variants,
  draw: (props, change) => {
    // The variant was type-checked. A tester may have edited it.
    const given = { ...props, onChange: (value: unknown) => change({ [field]: value }) }
    return <Control {...(given as unknown as P)} />
  },
})

const label = '示例'
const choices = [
  { value: 'M', text: '男' },
  { value: 'F', text: '女' },
  { value: 'X', text: '不可选', disabled: true },
]

export const componentDemos: readonly ComponentDemo[] = [
  formDemo,
  control('文本框', Input, {
    空: { label, value: '', placeholder: '请输入姓名' },
    已填: { label, value: '张三' },
    错误: { label, value: '张', invalid: true },
    停用: { label, value: '张三', disabled: true },
    只读: { label, value: '张三', readOnly: true },
    手机键盘: { label, value: '', keyboard: 'phone', placeholder: '请输入手机号码', maxLength: 11 },
    证件键盘: { label, value: '', keyboard: 'identity', placeholder: '请输入身份证号码' },
    数字键盘: { label, value: '', keyboard: 'digits', placeholder: '请输入验证码', maxLength: 6 },
  }),
  control('日期框', DateInput, {
    空: { label, value: '', placeholder: '请填写出生日期', min: '1900-01-01' },
    已填: { label, value: '1990-03-07', placeholder: '请填写出生日期' },
    错误: { label, value: '2030-01-01', placeholder: '请填写出生日期', invalid: true },
    停用: { label, value: '1990-03-07', placeholder: '请填写出生日期', disabled: true },
  }),
  control('选择框', Select, {
    空: { label, value: '', placeholder: '请选择证件类型', choices },
    已选: { label, value: 'F', placeholder: '请选择证件类型', choices },
    错误: { label, value: '', placeholder: '请选择证件类型', choices, invalid: true },
    停用: { label, value: 'F', placeholder: '请选择证件类型', choices, disabled: true },
  }),
  control('单选', RadioGroup, {
    一行: { label, value: 'F', choices },
    逐行: { label, value: '', choices, look: 'rows' },
    卡片: { label, value: 'M', choices, look: 'cards' },
    错误: { label, value: '', choices, invalid: true },
    停用: { label, value: 'F', choices, disabled: true },
  }),
  control(
    '勾选',
    Checkbox,
    {
      未选: { checked: false, children: '我已阅读并同意相关条款' },
      已选: { checked: true, children: '我已阅读并同意相关条款' },
      错误: { checked: false, invalid: true, children: '我已阅读并同意相关条款' },
      停用: { checked: true, disabled: true, children: '我已阅读并同意相关条款' },
    },
    'checked',
  ),
  control(
    '开关',
    Switch,
    {
      关: { label, checked: false },
      开: { label, checked: true },
      停用: { label, checked: true, disabled: true },
    },
    'checked',
  ),
  control('滑块', Slider, {
    默认: { label, value: 30, max: 100 },
    停用: { label, value: 30, max: 100, disabled: true },
  }),
  control('滚轮', Wheel, {
    默认: { label, value: 'F', options: choices.map(({ value, text }) => ({ value, text })) },
  }),
]
