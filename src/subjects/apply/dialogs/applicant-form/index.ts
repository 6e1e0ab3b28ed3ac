import type { ReactNode } from 'react'
import type { FormItem } from '@/domain/apply/item'
import type { CredentialEnv } from '@/domain/credential/credential'
import type { Day } from '@/domain/time/day'
import { defineDialog } from '@/ui/dialog/define'
import type { FormPickers, Form } from '@/ui/form/use-form'
import type { Choice } from '@/ui/primitives/control.types'

export interface ApplicantFormProps {
  /** The form as it was left. Its errors may be marked. */
  items: readonly FormItem[]
  agreed: boolean
  /** Today on the gateway's clock. */
  today: Day
  env: CredentialEnv
  /** The product's word for the applicant, shown in the title. */
  title: string
  choices?: Readonly<Record<string, readonly Choice[]>>
  pickers?: FormPickers | undefined
  /** Drawn above the fields, which it may fill in. */
  above?: ((form: Form) => ReactNode) | undefined
  /** Address of the privacy policy in the reader. */
  privacy: string
}

/**
 * The applicant's form in a sheet: fields, terms with the privacy policy, 确认. Answers the fields
 * once all are valid and the user agreed to the terms.
 */
export const applicantForm = defineDialog<ApplicantFormProps, readonly FormItem[]>({
  look: 'sheet',
  height: '90vh',
  label: ({ title }) => title,
  load: async () => (await import('./body')).ApplicantFormBody,
})
