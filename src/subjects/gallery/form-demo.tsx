import { applicantFields, newForm, type FormItem } from '@/domain/apply/item'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { formPickers } from '@/subjects/apply'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import type { ComponentDemo } from './components'
import { gallery as copy } from './copy'

const blank = newForm([...applicantFields, 'email'])

const filled = (values: Readonly<Record<string, string>>): FormItem[] =>
  blank.map((item) => {
    const value = values[item.type]
    return value === undefined ? item : { ...item, value }
  })

const me = { name: '张三', identity: '110101199003070011', mobile: '13812345678' }

/** Every option of an item, on the fields where it makes sense. */
const dressed = blank.map((item) => {
  if (item.type === 'name') return { ...item, label: '真实姓名', placeholder: '与证件一致' }
  if (item.type === 'mobile') return { ...item, underDesc: '保单和退款进度会发到这个号码' }
  return item
})

/** Edits the drawn set of fields. Another set would be another form. */
const Form = ({
  items,
  onItems,
}: {
  items: readonly FormItem[]
  onItems: (items: FormItem[]) => void
}) => {
  const choices = {
    nationality: [
      { value: 'CHN', text: '中国' },
      { value: 'SGP', text: '新加坡' },
    ],
  }
  const spec = { name: 'gallery', items, onItems, today: dayOf(now()), choices }
  const form = useForm({ ...spec, role: 'applicant', pickers: formPickers })
  return (
    <Stack gap={3}>
      <FormFields form={form} />
      <Button onClick={() => void form.check()}>{copy.check}</Button>
    </Stack>
  )
}

export const formDemo: ComponentDemo = {
  name: '投保人表单',
  variants: {
    空白: { items: blank },
    已填: { items: filled(me) },
    护照: { items: filled({ ...me, certificate: 'PASSPORT', identity: 'E12345678' }) },
    文字: { items: dressed },
    错误: {
      items: filled({ ...me, identity: '110101199003070012' }).map((item) =>
        item.type === 'identity'
          ? { ...item, isError: true, errorText: '请输入正确的身份证号码' }
          : item,
      ),
    },
  },
  draw: ({ items }, change) => (
    <Form items={items as FormItem[]} onItems={(changed) => change({ items: changed })} />
  ),
}
