import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { signIn } from '../../server/console/calls/session'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { base } from '../copy/base'
import { sessionCopy as copy } from '../copy/session'
import { failureText } from '../ui/failure'
import { Field } from '../ui/field'
import { keepSession } from './session'

/** Where people sign in. Afterwards they are where they wanted to be. */
export function SignIn() {
  const { back } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  const [values, setValues] = useState({ login: '', password: '', code: '' })
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)
  const faults = {
    login: values.login.trim() === '' ? copy.needed.login : undefined,
    password: values.password === '' ? copy.needed.password : undefined,
    code: /^\d{6}$/.test(values.code) ? undefined : copy.needed.code,
  }
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some((fault) => fault !== undefined)) return
    setWaits(true)
    const answer = await call(signIn, { ...values, login: values.login.trim().toLowerCase() })
    setWaits(false)
    if (!answer.ok) {
      setFailure(answer)
      setValues({ ...values, code: '' })
      return
    }
    keepSession(answer.data)
    await navigate({ href: back ?? '/', replace: true })
  }

  return (
    <main className="sign-in">
      <form onSubmit={submit} noValidate aria-label={copy.title}>
        <p className="brand">{base.product}</p>
        <h1>{base.console}</h1>
        <p className="soft">{copy.lead}</p>
        {failure && (
          <p role="alert" className="bad">
            {failureText(failure)}
          </p>
        )}
        <Field label={copy.login} fault={tried ? faults.login : undefined}>
          <Input
            size="large"
            autoComplete="username"
            autoCapitalize="none"
            value={values.login}
            onChange={set('login')}
          />
        </Field>
        <Field label={copy.password} fault={tried ? faults.password : undefined}>
          <Input
            size="large"
            type="password"
            autoComplete="current-password"
            value={values.password}
            onChange={set('password')}
          />
        </Field>
        <Field
          label={copy.code}
          hint={copy.codeHint}
          fault={tried && !failure ? faults.code : undefined}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={values.code}
            onChange={set('code')}
          />
        </Field>
        <Button type="primary" size="large" htmlType="submit" block loading={waits}>
          {copy.signIn}
        </Button>
      </form>
    </main>
  )
}
