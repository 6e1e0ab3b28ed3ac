import { useState } from 'react'
import { formErrors } from '@/copy/errors/form-errors'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import type { FormItem } from '@/domain/apply/item'
import { realname as words } from '@/subjects/account'
import type { DialogControls } from '@/ui/dialog/define'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Actions, Answers } from '@/ui/layout/actions'
import { Sheet } from '@/ui/layout/sheet'
import { Box } from '@/ui/primitives/box'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import type { ApplicantFormProps } from '.'
import './applicant-form.css'

const TERMS_ERROR = 'applicant-form-terms'

export const ApplicantFormBody = ({
  items: given,
  agreed: before,
  today,
  env,
  title,
  choices,
  pickers,
  above,
  privacy,
  confirm,
  cancel,
}: ApplicantFormProps & DialogControls<readonly FormItem[]>) => {
  const [items, setItems] = useState(given)
  const [agreed, setAgreed] = useState(before)
  const [missing, setMissing] = useState(false)
  const form = useForm({
    name: 'applicant-form',
    items,
    onItems: setItems,
    today,
    role: 'applicant',
    env,
    choices,
    pickers,
  })
  const unagreed = missing && !agreed
  const done = () => {
    if (!form.check()) return
    if (agreed) return confirm(items)
    setMissing(true)
    toast(formErrors.terms)
  }
  return (
    <Sheet
      title={title}
      actions={
        <Actions>
          <Answers no={buttons.cancel} onNo={cancel} yes={buttons.confirm} onYes={done} />
        </Actions>
      }
    >
      {above?.(form)}
      <FormFields form={form} />
      <Text as="block" size="s" tone="soft">
        {words.termsWhy}
      </Text>
      <Box role="group" label={words.terms} className="hm-applicant-form__terms">
        <Checkbox
          checked={agreed}
          invalid={unagreed}
          focused={unagreed}
          describedBy={unagreed ? TERMS_ERROR : undefined}
          onChange={setAgreed}
        >
          {copy.agreeTerms}
        </Checkbox>
        <Link to={privacy}>《{copy.privacyPolicy}》</Link>
      </Box>
      {unagreed ? (
        <Box id={TERMS_ERROR} role="alert" className="hm-field__error">
          {formErrors.terms}
        </Box>
      ) : null}
    </Sheet>
  )
}
