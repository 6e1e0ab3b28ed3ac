import { useEffect, useRef, useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { newForm, textOf, type FormItem } from '@/domain/apply/item'
import type { DialogControls } from '@/ui/dialog/define'
import { TextFields } from '@/ui/form/text-fields'
import { useForm } from '@/ui/form/use-form'
import { Actions, Answers } from '@/ui/layout/actions'
import { Sheet } from '@/ui/layout/sheet'
import { Text } from '@/ui/primitives/text'
import { ownPhone as copy } from '../../identity/copy'
import type { PhoneBindingAnswer, PhoneBindingProps } from '.'

export const PhoneBindingBody = ({
  mobile,
  sentAtMs,
  problem,
  today,
  confirm,
  cancel,
}: PhoneBindingProps & DialogControls<PhoneBindingAnswer>) => {
  const [items, setItems] = useState<readonly FormItem[]>(() =>
    newForm(['mobile', 'verifyCode']).map((item) => ({
      ...item,
      ...(item.type === 'mobile' && { value: mobile }),
      ...(item.type === problem?.field && { isError: true, errorText: problem.text }),
    })),
  )
  const form = useForm({ name: 'bind-phone', items, onItems: setItems, today })
  // The dialog opens again once a code is on its way, and the code is what comes next.
  const first = problem?.field ?? (sentAtMs === undefined ? undefined : 'verifyCode')
  const { focus } = form
  const opened = useRef({ first, focus })
  useEffect(() => {
    const at = opened.current
    if (at.first) at.focus(at.first)
  }, [])
  const answer = (step: PhoneBindingAnswer['step']) =>
    confirm({ step, mobile: textOf(items, 'mobile'), verifyCode: textOf(items, 'verifyCode') })
  return (
    <Sheet
      title={copy.bindTitle}
      actions={
        <Actions>
          <Answers
            no={buttons.cancel}
            onNo={cancel}
            yes={buttons.confirm}
            onYes={() => {
              if (form.check()) answer('bind')
            }}
          />
        </Actions>
      }
    >
      <Text as="block" tone="soft">
        {copy.bindHint}
      </Text>
      <TextFields
        form={form}
        code={{
          send: async () => {
            if (form.checkOne('mobile')) answer('send')
          },
          sentAtMs,
        }}
      />
    </Sheet>
  )
}
