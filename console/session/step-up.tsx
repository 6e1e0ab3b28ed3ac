import { Button, Input, Modal, type InputRef } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { create } from 'zustand'
import { stepUp } from '../../server/console/calls/session'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { base } from '../copy/base'
import { sessionCopy as copy } from '../copy/session'
import { failureText } from '../ui/failure'
import { Field } from '../ui/field'

const useAsked = create<{ answer: ((proved: boolean) => void) | undefined }>(() => ({
  answer: undefined,
}))

/** Asks for the second factor. It resolves to whether it was proved. */
export const askStepUp = (): Promise<boolean> =>
  new Promise((resolve) => {
    useAsked.getState().answer?.(false)
    useAsked.setState({ answer: resolve })
  })

/** The dialog in which the second factor is proved again. The shell holds it once. */
export function StepUp() {
  const answer = useAsked((state) => state.answer)
  const field = useRef<InputRef>(null)
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)

  const end = (proved: boolean) => {
    setCode('')
    setFailure(undefined)
    useAsked.setState({ answer: undefined })
    answer?.(proved)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{6}$/.test(code) || waits) return
    setWaits(true)
    const proved = await call(stepUp, { code })
    setWaits(false)
    setCode('')
    if (proved.ok) end(true)
    else setFailure(proved)
  }

  return (
    <Modal
      open={answer !== undefined}
      title={copy.stepUpTitle}
      onCancel={() => end(false)}
      footer={null}
      width={400}
      zIndex={1100}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      destroyOnHidden
    >
      <form onSubmit={submit}>
        <p className="soft">{copy.stepUpLead}</p>
        <Field label={copy.code} hint={copy.codeHint} fault={failure && failureText(failure)}>
          <Input
            ref={field}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <div className="row end">
          <Button onClick={() => end(false)}>{base.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={waits} disabled={code.length !== 6}>
            {copy.stepUpDo}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
