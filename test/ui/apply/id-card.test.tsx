import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { errorCodes } from '@/contract/errors'
import type { readIdCard } from '@/contract/recognition'
import { formOf } from '@/domain/apply/fields'
import type { FormItem } from '@/domain/apply/item'
import { choosePicture } from '@/platform/picture'
import { ApplicantSummary } from '@/subjects/apply/applicant-summary'
import { IdCardReader } from '@/subjects/apply/id-card-reader'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { PageShell } from '@/ui/shell/page-shell'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

/** An identity card that is photographed fills the fields, and the person checks them. */

jest.mock('@/platform/picture', () => ({ choosePicture: jest.fn() }))
const chosen = jest.mocked(choosePicture)
const person = userEvent.setup()
const number = '110101199003070038'
const words = { insurant: '被保人', applicant: '投保人' }

const Person = ({ items: given, enabled = true }: { items: FormItem[]; enabled?: boolean }) => {
  const [items, setItems] = useState<readonly FormItem[]>(given)
  const form = useForm({ name: 'p', items, onItems: setItems, today: '2026-11-26' })
  return (
    <>
      <IdCardReader form={form} words={words as never} enabled={enabled} />
      <FormFields form={form} />
    </>
  )
}
const usual = formOf('insurant')
/** A form that asks for the validity of this card too. */
const withValidity = usual.map((item) =>
  item.type === 'credentialValidDate' ? { ...item, isCertificateDetail: false } : item,
)
const reads = (data: Partial<ResponseOf<typeof readIdCard>>) =>
  answerWith({
    readIdCard: () => ({ data: { name: '', credentialNo: '', validity: null, ...data } }),
  })
const photograph = (name = '拍照识别身份证') => person.click(screen.getByRole('button', { name }))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => {
  signIn()
  chosen.mockResolvedValue({ ok: true, value: '/9j/photo' })
})
afterEach(signOut)

test('name and number are filled in to be checked', async () => {
  const asked = reads({ name: '王小明', credentialNo: number })
  render(<Person items={usual} />)
  expect(screen.queryByRole('button', { name: /国徽面/ })).toBeNull()
  await photograph()
  await screen.findByText('已识别姓名和证件号码，请核对')
  expect([valueOf('姓名'), valueOf('证件号码')]).toEqual(['王小明', number])
  expect(asked.map(({ data }) => data)).toEqual([{ side: 'FACE', picture: '/9j/photo' }])
})

test('a sheet that asks for the applicant has the photo too', async () => {
  reads({ name: '王小明', credentialNo: number })
  const about = { today: '2026-11-26', choices: {}, readsIdCards: true, user: undefined }
  render(
    <PageShell title="页面">
      <ApplicantSummary
        {...about}
        forms={{ current: new Map() }}
        terms={words as never}
        words={words as never}
      />
    </PageShell>,
  )
  await person.click(screen.getByRole('button', { name: '填写投保人信息' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(await sheet.findByRole('button', { name: '拍照识别身份证' }))
  await sheet.findByText('已识别姓名和证件号码，请核对')
  expect(sheet.getByLabelText<HTMLInputElement>('姓名').value).toBe('王小明')
  expect(sheet.getByLabelText<HTMLInputElement>('证件号码').value).toBe(number)
})

test('what could not be read is said, and stays as it was typed', async () => {
  reads({ name: '王小明' })
  render(<Person items={usual} />)
  await person.type(screen.getByLabelText('证件号码'), '1101')
  await photograph()
  await screen.findByText('已识别姓名，请核对；证件号码未能识别，请手动填写')
  expect([valueOf('姓名'), valueOf('证件号码')]).toEqual(['王小明', '1101'])
})

test('the back gives the validity where it is asked for, and tells that it is over', async () => {
  reads({ validity: { type: 'shortTerm', start: '2006-01-01', end: '2026-11-25' } })
  render(<Person items={withValidity} />)
  await photograph('拍照识别身份证国徽面（有效期）')
  expect((await screen.findByRole('alert')).textContent).toBe(
    '这张身份证已于2026-11-25到期，请更换有效的身份证',
  )
})

test.each([
  ['DENIED', /没有相机或相册权限/],
  ['FAILED', /这个文件不是图片/],
] as const)('a choice that is %s is told, and nothing is sent', async (code, text) => {
  chosen.mockResolvedValue({ ok: false, code, why: '' })
  const asked = reads({})
  render(<Person items={usual} />)
  await photograph()
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(asked).toEqual([])
})

test('a refusal is told in words', async () => {
  answerWith({ readIdCard: () => ({ code: errorCodes.ID_CARD_UNREADABLE }) })
  render(<Person items={usual} />)
  await photograph()
  expect((await screen.findByRole('alert')).textContent).toMatch(/未能识别身份证/)
})

test.each([
  ['reads no cards', usual, false],
  [
    'knows name and number already',
    usual.map((item) =>
      ['name', 'identity'].includes(item.type) ? { ...item, disabled: true } : item,
    ),
    true,
  ],
  [
    'asks for a passport',
    usual.map((item) => (item.type === 'certificate' ? { ...item, value: 'PASSPORT' } : item)),
    true,
  ],
])('an installation or form that %s has no entry', (_which, items, enabled) => {
  render(<Person items={items} enabled={enabled} />)
  expect(screen.queryByRole('button', { name: /拍照/ })).toBeNull()
})
