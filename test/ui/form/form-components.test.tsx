import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { formOf, type FieldChange } from '@/domain/apply/fields'
import { itemOf, type FormItem } from '@/domain/apply/item'
import { formPickers } from '@/subjects/apply/flow/form-pickers'
import { FormFields } from '@/ui/form/form-fields'
import { type FormPickers, useForm } from '@/ui/form/use-form'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

/** Draws each component of applicant form items from data. */

const person = userEvent.setup()

const options = ['甲', '乙', '丙'].map((text, index) => ({ value: String(index), text }))
const usual: FieldChange[] = ['name', 'certificate', 'identity', 'mobile'].map((type) => ({
  type,
  hide: true,
}))

/** Shows a form with these fields. */
const show = (own: readonly FieldChange[], pickers?: FormPickers) => {
  const first = formOf('applicant', { applicant: [...own, ...usual] })
  const seen: { items: readonly FormItem[]; passed: boolean[] } = { items: first, passed: [] }
  const Page = () => {
    const [items, setItems] = useState(first)
    seen.items = items
    const form = useForm({
      name: 'applicant',
      items,
      onItems: setItems,
      today: '2026-11-22',
      pickers,
    })
    return (
      <PageShell title="填写投保信息">
        <FormFields form={form} />
        <Button onClick={() => void seen.passed.push(form.check())}>下一步</Button>
      </PageShell>
    )
  }
  render(<Page />)
  return {
    passed: seen.passed,
    value: (type: string) => itemOf(seen.items, type)?.value,
    next: () => person.click(screen.getByRole('button', { name: '下一步' })),
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  }
}

test('EN009 each of the six components is drawn, and can be filled in', async () => {
  const form = show([
    { type: 'area', component: 'picker', label: '区县', placeholder: '请选择区县', options },
    { type: 'kin', component: 'selector', label: '婚姻', options },
    { type: 'source', component: 'selectBoard', label: '来源', options },
    { type: 'since', component: 'datePicker', label: '参保日期', earliest: '-30Y' },
    { type: 'note', component: 'text', label: '备注', maxlength: 6 },
    { type: 'credentialValidDate', hide: false, isCertificateDetail: false },
  ])
  await person.selectOptions(screen.getByRole('combobox', { name: '区县' }), '乙')
  await person.click(
    within(screen.getByRole('radiogroup', { name: '婚姻' })).getByRole('radio', { name: '丙' }),
  )
  await person.click(
    within(screen.getByRole('radiogroup', { name: '来源' })).getByRole('radio', { name: '甲' }),
  )
  await person.type(screen.getByLabelText('参保日期'), '2015-06-01')
  await person.type(screen.getByRole('textbox', { name: '备注' }), '老党员一名以上')
  await person.type(screen.getByLabelText('起始日期'), '2020-01-01')
  await person.type(screen.getByLabelText('截止日期'), '2040-01-01')
  expect(['area', 'kin', 'source', 'since', 'note'].map(form.value)).toEqual([
    '1',
    '2',
    '0',
    '2015-06-01',
    '老党员一名以',
  ])
  expect(form.value('credentialValidDate')).toEqual({
    type: 'shortTerm',
    start: '2020-01-01',
    end: '2040-01-01',
  })
})

test('EN009 suffix, underDesc, claimPopup, formatter, hide and disabled can be seen', async () => {
  const form = show([
    {
      ...{ type: 'household', label: '家庭人口', suffix: '人', formatter: 'digits' },
      ...{ underDesc: '含本人', claimPopup: '户口本上的人数', minlength: 1, maxlength: 2 },
    },
    { type: 'secret', label: '内部编号', hide: true },
    { type: 'fixed', label: '推荐单位', value: '市医保局', disabled: true },
  ])
  const household = screen.getByRole('textbox', { name: '家庭人口' })
  const ids = household.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['人', '含本人'])
  await person.type(household, '1a2b')
  expect(form.value('household')).toBe('12')
  expect(screen.queryByText('内部编号')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '推荐单位' }).disabled).toBe(true)
  await person.click(await screen.findByRole('button', { name: '查看家庭人口说明' }))
  expect(await screen.findByText('户口本上的人数')).toBeTruthy()
})

test('EN009 a trigger empties what listens to it', async () => {
  const form = show([
    { type: 'area', component: 'picker', label: '区县', trigger: 'area', options },
    { type: 'street', label: '街道', listener: 'area', minlength: 2 },
  ])
  await person.type(screen.getByRole('textbox', { name: '街道' }), '城关')
  await person.selectOptions(screen.getByRole('combobox', { name: '区县' }), '丙')
  expect(form.value('street')).toBe('')
})

test('VA032 VA033 a text field takes 5 to 20 characters where nothing is said, and blank where it may', async () => {
  const form = show([
    { type: 'note', label: '备注' },
    { type: 'more', label: '补充', optional: true },
    { type: 'unit', label: '单位', blankTips: '单位必填', errorTips: '单位写全称' },
  ])
  await form.next()
  expect(form.alerts()).toEqual(['请填写备注', '单位必填'])
  await person.type(screen.getByRole('textbox', { name: '备注' }), '一二三四')
  await person.type(screen.getByRole('textbox', { name: '单位' }), '一厂')
  await form.next()
  expect(form.alerts()).toEqual(['请输入5-20个字符', '单位写全称'])
  await person.type(screen.getByRole('textbox', { name: '备注' }), '五')
  await person.type(screen.getByRole('textbox', { name: '单位' }), '二三四')
  await form.next()
  expect(form.alerts()).toEqual([])
  expect(form.passed).toEqual([false, false, true])
  await person.type(screen.getByRole('textbox', { name: '备注' }), '六七八九十'.repeat(3))
  await form.next()
  expect(form.passed.pop()).toBe(true)
  await person.type(screen.getByRole('textbox', { name: '备注' }), '多')
  await form.next()
  expect(form.alerts()).toEqual(['请输入5-20个字符'])
})

test('VA021 VA059 a wrong e-mail address says so below the field and in a toast', async () => {
  const form = show([{ type: 'email' }])
  const email = screen.getByRole('textbox', { name: /电子邮箱/ })
  await person.type(email, 'a@b')
  await form.next()
  expect(form.alerts()).toEqual(['邮箱格式错误'])
  expect(screen.getByRole('status').textContent).toBe('邮箱格式错误')
  expect(email.classList.contains('hm-control--invalid')).toBe(true)
  await person.type(email, '.com')
  await form.next()
  expect(form.passed).toEqual([false, true])
})

test('ST082 what is chosen is given up by a second tap, where it is optional', async () => {
  const form = show([
    { type: 'source', component: 'selectBoard', label: '来源', optional: true, options },
    { type: 'kin', component: 'selector', label: '婚姻', options },
  ])
  const tap = async (group: RegExp, name: string) => {
    const board = screen.getByRole('radiogroup', { name: group })
    await person.click(within(board).getByRole('radio', { name }))
  }
  await tap(/来源/, '乙')
  expect(form.value('source')).toBe('1')
  await tap(/来源/, '乙')
  expect(form.value('source')).toBe('')
  await tap(/婚姻/, '乙')
  await tap(/婚姻/, '乙')
  expect(form.value('kin')).toBe('1')
})

test('what was picked on a wheel is cleared beside its label, where it is optional', async () => {
  const form = show([
    { type: 'area', component: 'picker', label: '区县', optional: true, options, value: '1' },
    { type: 'since', component: 'datePicker', label: '日期', value: '2015-06-01' },
  ])
  expect(screen.queryByRole('button', { name: '清除日期' })).toBeNull()
  await person.click(screen.getByRole('button', { name: '清除区县' }))
  expect(form.value('area')).toBe('')
  expect(screen.queryByRole('button', { name: '清除区县' })).toBeNull()
})

test('VA058 ST058 a period is asked for in one place, and reads from a day until 长期', async () => {
  show([{ type: 'credentialValidDate', hide: false, isCertificateDetail: false }], {
    pick: () => Promise.resolve(undefined),
    choose: () => Promise.resolve(undefined),
    day: () => Promise.resolve('2020-01-01'),
  })
  const group = screen.getByRole('group', { name: '证件有效期' })
  expect(group.textContent).toBe('请填写证件有效期')
  await person.click(within(group).getByRole('combobox', { name: '起始日期' }))
  expect(group.textContent).toBe('2020-01-01-截止日期')
  await person.click(screen.getByRole('checkbox', { name: '长期' }))
  expect(group.textContent).toBe('2020-01-01-长期')
})

test('EN014 rows say more of an option, mark the chosen one, and take no tap on one that is closed', async () => {
  const rows = [
    { value: 'E', text: '职工', desc: '含灵活就业人员' },
    { value: 'F', text: '务农' },
    { value: 'P', text: '公务员' },
    { value: 'R', text: '退休' },
    { value: 'S', text: '未成年学生', desc: '请由监护人投保', disabled: true },
  ]
  const form = show(
    [{ type: 'job', component: 'selector', label: '职业', options: rows, value: 'F' }],
    formPickers,
  )
  await person.click(screen.getByRole('combobox', { name: '职业' }))
  const dialog = await screen.findByRole('dialog', { name: '职业' })
  const row = (name: RegExp) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
  expect(row(/务农/).getAttribute('aria-pressed')).toBe('true')
  expect(row(/未成年学生/).textContent).toBe('未成年学生请由监护人投保')
  expect(row(/未成年学生/).disabled).toBe(true)
  await person.click(row(/职工/))
  await screen.findByRole('combobox', { name: '职业' })
  expect(form.value('job')).toBe('E')
})

test('each field opens its keyboard, and names itself to what fills it in', () => {
  show([
    ...['name', 'certificate', 'identity', 'mobile'].map((type) => ({ type, hide: false })),
    { type: 'verifyCode' },
    { type: 'email' },
    { type: 'household', label: '家庭人口', formatter: 'digits' },
  ])
  const asked = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ name, inputMode, autocomplete }) => [name, inputMode, autocomplete])
  expect(asked).toEqual([
    ['name', 'text', 'name'],
    // An ID number may end in X, so it needs the text keyboard.
    ['identity', 'text', 'off'],
    ['mobile', 'tel', 'tel-national'],
    ['verifyCode', 'numeric', 'one-time-code'],
    ['email', 'email', 'email'],
    ['household', 'numeric', 'off'],
  ])
})

const limits = [
  ['name', '姓名', 30],
  ['identity', '证件号码', 18],
  ['mobile', '手机号码', 11],
  ['verifyCode', '验证码', 6],
] as const

test.each(limits)(
  'VA007 VA034 VA035 VA036 the field %s holds %s, %i characters',
  (type, label, most) => {
    show([{ type, hide: false }])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).maxLength).toBe(most)
  },
)

test.each([
  ['identity', '证件号码', '110101 19900307 0011', '110101199003070011'],
  ['identity', '证件号码', '１１０１０１　１９９００３０７　００１１', '110101199003070011'],
  ['mobile', '手机号码', '+86 138-0013-8000', '13800138000'],
  ['mobile', '手机号码', '138 0013 8000', '13800138000'],
  ['verifyCode', '验证码', '【惠民保】１２３ ４５６', '123456'],
])('a pasted %s is taken whole, and then cut: %s %s', async (type, label, pasted, kept) => {
  const form = show([{ type, hide: false }])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
  await person.click(field)
  await person.paste(pasted)
  expect([form.value(type), field.value]).toEqual([kept, kept])
  await person.paste('99')
  expect(form.value(type)).toBe(kept)
})

test('a number that a keyboard fills in with spaces is taken whole, a letter too many is not', () => {
  const form = show([{ type: 'mobile', hide: false }])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号码' })
  const insert = (data: string) =>
    fireEvent(
      field,
      new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true }),
    )
  expect([insert('+86 138-0013-8000'), form.value('mobile')]).toEqual([false, '13800138000'])
  field.setSelectionRange(3, 3)
  expect([insert('9'), form.value('mobile')]).toEqual([true, '13800138000'])
})
