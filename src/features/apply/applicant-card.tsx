import { memo } from 'react'
import type { UserStatus } from '@/contract/login'
import { realname } from '@/copy/account/realname'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/terms'
import { apply as copy } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/environment-terms'
import { fillEncrypted } from '@/domain/applicant-form/edit'
import { certificateOf, itemOf } from '@/domain/applicant-form/item'
import { inBrowser } from '@/flows/identity/in-browser'
import { APPLICANT } from '@/flows/purchase/refused'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import type { Choice } from '@/ui/primitives/radio-group.types'
import { useRegisteredForm, type PersonForms } from './person-forms'

export interface PersonCardProps {
  forms: PersonForms
  terms: Terms
  today: string
  choices: Readonly<Record<string, readonly Choice[]>>
}

export const ApplicantCard = memo(
  ({ forms, terms, today, choices, user }: PersonCardProps & { user: UserStatus | undefined }) => {
    const items = usePurchase(({ applicant }) => applicant)
    const env = credentialEnvOf(useVisit.getState().env)
    const form = useForm({
      name: APPLICANT,
      items,
      onItems: (applicant) => fillPurchase({ applicant }),
      today,
      role: 'applicant',
      env,
      choices,
    })
    useRegisteredForm(forms, form)
    const otherPhone = async () => {
      const phone = await inBrowser.choosePhone(usePurchase.getState().applicant, user)
      // Something else may have been typed meanwhile.
      const { applicant } = usePurchase.getState()
      if (phone)
        fillPurchase({
          applicant: fillEncrypted({ items: applicant, type: 'mobile', ...phone, lock: true }),
        })
    }
    const changes = env === 'H5' && user?.bindPhone && certificateOf(items) !== 'ORG'
    return (
      <Card title={fill(copy.applicantTitle, terms)}>
        <FormFields form={form} />
        {changes && itemOf(items, 'mobile') ? (
          <Button kind="text" onClick={otherPhone}>
            {realname.changePhone}
          </Button>
        ) : null}
      </Card>
    )
  },
)
