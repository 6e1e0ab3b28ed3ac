import { App, Button, Input, Modal } from 'antd'
import { createContext, useContext, useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Answer, Failure } from '../api/answer'
import { useRefresh } from '../api/use-read'
import { actCopy } from '../copy/acts'
import { base } from '../copy/base'
import { BothSides, type Seen } from './both-sides'
import { RefusalText } from './failure'
import { Field } from './field'
import { useFocusBack } from './use-focus-back'

/** What an act answered, as far as the dialog says it. */
interface Told {
  outcome?: 'DONE' | 'ASKED'
}

const Tried = createContext(false)

/** Whether somebody tried to submit the dialog. From then on empty fields tell that they are needed. */
export const useTried = (): boolean => useContext(Tried)

/**
 * Asks for what an act needs, carries it out, and says what became of it. A refusal stays in the dialog
 * with what was typed, so that it can be mended.
 *
 * @param run Carries it out with the reason, which is empty where none is asked for. Where somebody else
 *   changed the record meanwhile, both sides are shown, and the next try is given the record of now.
 */
export function ActDialog<T = never>({
  title,
  lead,
  needsReason = true,
  reasonLabel = base.reason,
  danger = false,
  isReady = true,
  seen,
  doIt = base.ok,
  children,
  run,
  onClose,
}: {
  title: string
  lead?: ReactNode
  needsReason?: boolean
  reasonLabel?: string
  danger?: boolean
  /** Whether the fields of `children` are filled in. */
  isReady?: boolean
  /** The record of which the dialog saves a version. */
  seen?: Seen<T>
  doIt?: string
  children?: ReactNode
  run: (reason: string, now: T | undefined) => Promise<Answer<Told>>
  onClose: () => void
}) {
  useFocusBack()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [waits, setWaits] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [now, setNow] = useState<T>()
  const hasReason = !needsReason || reason.trim().length >= 2

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasReason || !isReady || waits) return
    setWaits(true)
    const answer = await run(reason.trim(), now)
    setWaits(false)
    if (!answer.ok) {
      setFailure(answer)
      if (answer.code !== 'CONFLICT') return
      const current = seen && v.safeParse(seen.schema, answer.current)
      if (current?.success) setNow(current.output)
      await refresh()
      return
    }
    message.success(answer.data.outcome === 'ASKED' ? actCopy.asked : actCopy.done)
    onClose()
    await refresh()
  }

  return (
    <Modal open title={title} onCancel={onClose} footer={null} width={520} style={{ top: 24 }}>
      <form onSubmit={submit} className="stack" noValidate>
        {lead !== undefined && <div className="soft">{lead}</div>}
        <Tried.Provider value={tried}>{children}</Tried.Provider>
        {needsReason && (
          <Field
            label={reasonLabel}
            hint={base.reasonHint}
            fault={tried && !hasReason ? base.reasonNeeded : undefined}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 5 }}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        <RefusalText failure={failure} />
        {tried && !isReady && (
          <p role="alert" className="bad">
            {actCopy.notReady}
          </p>
        )}
        {seen && now !== undefined && failure?.code === 'CONFLICT' && (
          <BothSides seen={seen} now={now} />
        )}
        <div className="row end">
          <Button onClick={onClose}>{base.cancel}</Button>
          <Button type="primary" danger={danger} htmlType="submit" loading={waits}>
            {now === undefined ? doIt : actCopy.anyway}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
