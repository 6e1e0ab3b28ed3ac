import { errorText, personText, type FailureWords } from '@/copy/errors/failures'
import { refusedFieldText, type CheckedField } from '@/copy/errors/field-errors'
import type { Refusal } from '../context/answer'

/**
 * The text of a refusal for people, in the same words as the pages use. For a refused field it
 * names the person, the field and the rule that it breaks.
 */
export function refusalText(
  { code, message, field = '', reason = '' }: Refusal,
  words: FailureWords,
): string {
  if (message) return message
  const [who = '', ...rest] = field.split('.')
  const known = fields[rest.at(-1) ?? '']
  if (!known || (who !== 'insurants' && who !== 'applicant')) return errorText(code, words)
  const text =
    refusedFieldText(known.checked(who === 'applicant'), reason) ?? errorText(code, words)
  const nth = who === 'insurants' ? Number(rest[0]) + 1 : undefined
  return `${personText(nth, words)}的${known.label}：${text}`
}

/** The fields of a person: their labels, and the rules that check them. */
const fields: Readonly<
  Record<string, { label: string; checked: (isApplicant: boolean) => CheckedField }>
> = {
  name: {
    label: '姓名',
    checked: (isApplicant) => (isApplicant ? 'applicantName' : 'insurantName'),
  },
  credentialType: { label: '证件类型', checked: () => 'credential' },
  credentialNo: { label: '证件号码', checked: () => 'credential' },
  relationType: { label: '关系', checked: () => 'credential' },
  gender: { label: '性别', checked: () => 'gender' },
  birthday: { label: '出生日期', checked: () => 'birthday' },
  nationality: { label: '国籍', checked: () => 'nationality' },
  validity: { label: '证件有效期', checked: () => 'validity' },
  mobile: { label: '手机号码', checked: () => 'mobile' },
}
