import { Button, Input, Modal } from 'antd'
import { useEffect, useState, type FormEvent } from 'react'
import type { RequestOf, ResponseOf } from '../../server/console/calls/define'
import { reveal } from '../../server/console/calls/people'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { base } from '../copy/base'
import { recordCopy as copy } from '../copy/records'
import { useMay } from '../session/session'
import { RefusalText } from '../ui/failure'
import { Field } from '../ui/field'
import { momentText } from '../ui/moment'
import { useFocusBack } from '../ui/use-focus-back'

/** The gateway says until when; so long after the answer the page forgets the value, in ms. */
const SHOWN_MS = 5 * 60_000

/**
 * A masked field that can be shown for five minutes, with a reason. The value is in this component
 * alone, and goes with it.
 */
export function Revealable({
  mask,
  name,
  of,
}: {
  mask: string
  name: string
  of: Omit<RequestOf<typeof reveal>, 'reason'>
}) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const [shown, setShown] = useState<ResponseOf<typeof reveal>>()
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  if (shown)
    return (
      <span>
        <strong className="figures">{shown.value}</strong>{' '}
        <span className="soft">{copy.revealed(momentText(shown.until).slice(11))}</span>
      </span>
    )
  return (
    <span>
      <span className="figures">{mask}</span>
      {may(reveal) && (
        <Button
          type="link"
          size="small"
          aria-label={`${copy.reveal}${name}`}
          onClick={() => setIsAsking(true)}
        >
          {copy.reveal}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          name={name}
          of={of}
          onShown={(value) => {
            setShown(value)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  )
}

function RevealDialog({
  name,
  of,
  onShown,
  onClose,
}: {
  name: string
  of: Omit<RequestOf<typeof reveal>, 'reason'>
  onShown: (value: ResponseOf<typeof reveal>) => void
  onClose: () => void
}) {
  useFocusBack()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)
  const isWritten = reason.trim().length >= 2
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWritten || waits) return
    setWaits(true)
    const answer = await call(reveal, { ...of, reason })
    setWaits(false)
    if (answer.ok) onShown(answer.data)
    else setFailure(answer)
  }
  return (
    <Modal open title={copy.revealTitle(name)} onCancel={onClose} footer={null} width={460}>
      <form onSubmit={submit} className="stack" noValidate>
        <p className="soft">{copy.revealLead}</p>
        <Field
          label={base.reason}
          hint={base.reasonHint}
          fault={tried && !isWritten ? base.reasonNeeded : undefined}
        >
          <Input
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <RefusalText failure={failure} />
        <div className="row end">
          <Button onClick={onClose}>{base.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={waits}>
            {copy.reveal}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
