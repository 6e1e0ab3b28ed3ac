import { fill } from '@/copy/fill'
import { credentialTypes } from '@/copy/product/people'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { certificateOf } from '@/domain/apply/item'
import { isCredentialType } from '@/domain/credential/type'
import { usePurchase } from '@/stores/purchase'
import { realname } from '@/subjects/account'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import type { ApplicantCardProps } from './applicant-card'
import { askInSheet } from './ask-in-sheet'
import { ChangePhone } from './change-phone'
import { FoldedPerson } from './folded-person'
import { useApplicantForm, useRegisteredForm } from './person-forms'
import { isSoundApplicant, summaryOf } from './summary'

/**
 * For products that ask for the applicant in a sheet: a summary and a button that opens the sheet.
 */
export const ApplicantSummary = ({ forms, user, ...sheet }: ApplicantCardProps) => {
  const { terms, today, choices } = sheet
  const items = usePurchase(({ applicant }) => applicant)
  const title = fill(copy.applicantTitle, terms)
  const form = useApplicantForm({ today, choices })
  const open = async () => {
    await askInSheet(sheet)
  }
  useRegisteredForm(forms, {
    ...form,
    // The user corrects an error in the sheet, where the fields are.
    reject: (type, text) => {
      form.reject(type, text)
      void open()
    },
  })
  const type = certificateOf(items)
  return (
    <Card title={title}>
      {isSoundApplicant(items, today) ? (
        <FoldedPerson
          relation={isCredentialType(type) ? credentialTypes[type] : ''}
          person={summaryOf(items, today)}
          premiumFen={undefined}
          action={{
            text: buttons.edit,
            label: `${buttons.edit}${title}`,
            onClick: () => void open(),
          }}
        />
      ) : (
        <>
          <Text as="block" size="s" tone="soft">
            {realname.applicantLater}
          </Text>
          <Button block className="hm-apply__open" onClick={open}>
            {fill(realname.fillApplicant, terms)}
          </Button>
        </>
      )}
      <ChangePhone user={user} />
    </Card>
  )
}
