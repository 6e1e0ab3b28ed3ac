import { Link, useLocation } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { acceptInvitation, readInvitation } from '../../server/console/calls/invitation'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { base } from '../copy/base'
import { invitationCopy as copy } from '../copy/invitation'
import { failureText } from '../ui/failure'
import { Field } from '../ui/field'
import { Moment } from '../ui/moment'
import { Shown } from '../ui/shown'
import { QrCode } from './qr-code'

type Invited = ResponseOf<typeof readInvitation>

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * Where somebody who was invited sets a password and connects an authenticator. The token of the link
 * stands behind # in the address, which browsers send to nobody.
 */
export function Invitation() {
  const token = useLocation({ select: ({ hash }) => hash })
  const read = useRead(readInvitation, { token }, { enabled: isToken(token), once: true })
  const [login, setLogin] = useState<string>()
  if (login !== undefined) return <Ready login={login} />
  if (!isToken(token) || read.failure?.code === 'NOT_FOUND') return <Void />
  return (
    <Sheet title={copy.title}>
      <Shown of={read}>
        {(invited) => <SetUp invited={invited} token={token} onReady={setLogin} />}
      </Shown>
    </Sheet>
  )
}

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="sign-in">
    <div className="sheet wide">
      <p className="brand">
        {base.product}
        <span>{base.console}</span>
      </p>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
)

const Void = () => (
  <Sheet title={copy.void}>
    <p>{copy.voidLead}</p>
  </Sheet>
)

const Ready = ({ login }: { login: string }) => (
  <Sheet title={copy.ready}>
    <p role="status">{copy.readyLead(login)}</p>
    <Link to="/sign-in" className="go">
      {copy.toSignIn}
    </Link>
  </Sheet>
)

const MOST = 200
const LEAST = 12

function SetUp({
  invited,
  token,
  onReady,
}: {
  invited: Invited
  token: string
  onReady: (login: string) => void
}) {
  const [values, setValues] = useState({ password: '', again: '', code: '' })
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)
  const refusedField = failure?.code === 'INVALID' ? failure.field : undefined
  const faults = {
    password: values.password.length < LEAST ? copy.passwordFault : undefined,
    again: values.again !== values.password ? copy.againFault : undefined,
    code: /^\d{6}$/.test(values.code) ? undefined : copy.codeFault,
  }
  const told = {
    password: refusedField === 'password' ? copy.weak : tried ? faults.password : undefined,
    again: tried ? faults.again : undefined,
    code: refusedField === 'code' ? copy.codeWrong : tried ? faults.code : undefined,
  }
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setFailure(undefined)
    setValues({ ...values, [name]: event.target.value })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (waits || Object.values(faults).some((fault) => fault !== undefined)) return
    setWaits(true)
    const { password, code } = values
    const answer = await call(acceptInvitation, { token, password, code })
    setWaits(false)
    if (answer.ok) onReady(answer.data.login)
    else setFailure(answer)
  }

  return (
    <form onSubmit={submit} noValidate aria-label={copy.title} className="stack">
      <p>
        {copy.hello(invited.name)}
        <strong>{invited.login}</strong>
        {copy.until}
        <Moment at={invited.expireAt} />
      </p>
      {/* Password managers keep the password under this name. */}
      <input type="hidden" autoComplete="username" value={invited.login} readOnly />
      <h2>{copy.first}</h2>
      <Field label={copy.password} hint={copy.passwordHint} fault={told.password}>
        <Input
          size="large"
          type="password"
          autoComplete="new-password"
          maxLength={MOST}
          value={values.password}
          onChange={set('password')}
        />
      </Field>
      <Field label={copy.again} fault={told.again}>
        <Input
          size="large"
          type="password"
          autoComplete="new-password"
          maxLength={MOST}
          value={values.again}
          onChange={set('again')}
        />
      </Field>
      <h2>{copy.second}</h2>
      <p className="soft">{copy.secondLead}</p>
      <div className="scan">
        <QrCode of={invited.address} label={copy.qr} />
        <div className="stack">
          <p className="soft">{copy.byHand}</p>
          <p className="secret">{invited.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <a href={invited.address}>{copy.onThisPhone}</a>
        </div>
      </div>
      <Field label={copy.code} hint={copy.codeHint} fault={told.code}>
        <Input
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={values.code}
          onChange={set('code')}
        />
      </Field>
      {failure && refusedField === undefined && (
        <p role="alert" className="bad">
          {failure.code === 'NOT_FOUND' ? copy.voidLead : failureText(failure)}
        </p>
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={waits}>
        {copy.setUp}
      </Button>
    </form>
  )
}
