import type { FormItem } from '@/domain/applicant-form/item'
import type { CredentialEnv } from '@/domain/credential/credential'
import type { Day } from '@/domain/time/day'
import { defineDialog } from '@/ui/dialog/define'
import type { FormPickers } from '@/ui/form/pickers.types'
import type { Choice } from '@/ui/primitives/radio-group.types'

export interface ApplicantFormProps {
  /** As it was left; what is wrong with it may be marked. */
  items: readonly FormItem[]
  agreed: boolean
  /** Today on the gateway's clock. */
  today: Day
  env: CredentialEnv
  /** What an applicant is called here, in the title. */
  title: string
  choices?: Readonly<Record<string, readonly Choice[]>>
  pickers?: FormPickers | undefined
  /** Where the privacy policy is read. */
  privacy: string
}

/**
 * The applicant in a sheet of their own: fields, terms with the privacy policy, 确认 (specification
 * section 2). Answers the fields once all of them are right and the terms are agreed to.
 */
export const applicantForm = defineDialog<ApplicantFormProps, readonly FormItem[]>({
  look: 'sheet',
  height: '90vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).ApplicantFormBody,
})
