import { App, Button, Input, Modal, type InputRef } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { drawInvitation } from '../../server/console/calls/invitation'
import { renewStaff } from '../../server/console/calls/staff'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { useRefresh } from '../api/use-read'
import { base } from '../copy/base'
import { staffCopy as copy } from '../copy/staff'
import { ActDialog } from '../ui/act-dialog'
import { RefusalText } from '../ui/failure'
import { Field } from '../ui/field'
import { Moment } from '../ui/moment'
import { useFocusBack } from '../ui/use-focus-back'
import type { Colleague } from './colleague'

interface Given {
  of: Colleague
  onClose: () => void
}

/** Asks that somebody who lost password or second factor sets up new ones. */
export const Renew = ({ of: { staffId, name }, onClose }: Given) => (
  <ActDialog
    title={copy.renewTitle(name)}
    lead={copy.renewLead}
    danger
    doIt={copy.renewDo}
    run={(reason) => call(renewStaff, { staffId, reason })}
    onClose={onClose}
  />
)

/** Draws the link for somebody who has to set up their sign-in, and shows it once. */
export function Invite({ of, onClose }: Given) {
  useFocusBack()
  const refresh = useRefresh()
  const { message } = App.useApp()
  const [link, setLink] = useState<{ address: string; expireAt: string }>()
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)
  const field = useRef<InputRef>(null)
  useEffect(() => {
    if (link) field.current?.focus({ cursor: 'all' })
  }, [link])

  const draw = async (event: FormEvent) => {
    event.preventDefault()
    if (waits) return
    setWaits(true)
    const answer = await call(drawInvitation, { staffId: of.staffId })
    setWaits(false)
    if (!answer.ok) {
      setFailure(answer)
      return
    }
    const { token, expireAt } = answer.data
    // No browser sends on what stands behind #, so the token is in no log of addresses.
    setLink({ address: `${location.origin}/invitation#${token}`, expireAt })
    await refresh()
  }
  const copyLink = async (address: string) => {
    await navigator.clipboard.writeText(address)
    message.success(copy.copied)
  }

  return (
    <Modal
      open
      title={copy.inviteTitle(of.name)}
      onCancel={onClose}
      footer={null}
      width={520}
      style={{ top: 24 }}
    >
      {link ? (
        <div className="stack">
          <p className="notice warn">{copy.inviteOnce}</p>
          <Field label={copy.link}>
            <Input ref={field} readOnly value={link.address} />
          </Field>
          <p className="soft">
            {copy.validUntil} <Moment at={link.expireAt} />
          </p>
          <div className="row end">
            {/* Browsers give a clipboard to pages of HTTPS alone. */}
            {isSecureContext && (
              <Button onClick={() => void copyLink(link.address)}>{copy.copyLink}</Button>
            )}
            <Button type="primary" onClick={onClose}>
              {base.close}
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={draw} className="stack">
          <p className="soft">{copy.inviteLead}</p>
          {of.invitation?.expireAt && (
            <p className="notice warn">
              {copy.inviteAgain} <Moment at={of.invitation.expireAt} />
            </p>
          )}
          <RefusalText failure={failure} />
          <div className="row end">
            <Button onClick={onClose}>{base.cancel}</Button>
            <Button type="primary" htmlType="submit" loading={waits}>
              {copy.inviteDo}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
