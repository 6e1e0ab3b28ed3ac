import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Input, type InputRef } from 'antd'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { beginProviderSignIn, readSignIn, signIn } from '../../server/console/calls/session'
import type { Answer, Failure } from '../api/answer'
import { call } from '../api/call'
import { base } from '../copy/base'
import { sessionCopy as copy } from '../copy/session'
import { FailureNote, failureText, RefusalText } from '../ui/failure'
import { Field } from '../ui/field'
import { keepSession } from './session'

/**
 * The ways to sign in. They are no query, because all queries are forgotten when somebody leaves, and
 * this page is shown before that.
 */
function useWays() {
  const [answer, setAnswer] = useState<Answer<ResponseOf<typeof readSignIn>>>()
  const again = useCallback(async () => setAnswer(await call(readSignIn, {})), [])
  useEffect(() => void again(), [again])
  return {
    data: answer?.ok ? answer.data : undefined,
    failure: answer && !answer.ok ? answer : undefined,
    again,
  }
}

/** Where people sign in: by the provider of their company, by password, or both. */
export function SignIn() {
  const { data, failure, again } = useWays()
  const [isEmergency, setEmergency] = useState(false)
  return (
    <main className="sign-in">
      <div className="sheet">
        <p className="brand">{base.product}</p>
        <h1>{base.console}</h1>
        <p className="soft">{copy.lead}</p>
        {!data && failure && <FailureNote failure={failure} again={() => void again()} />}
        {data?.provider && <ByProvider name={data.provider.name} />}
        {data && (data.password || isEmergency) && (
          <>
            {data.provider && (
              <p className="or">{data.password ? copy.orPassword : copy.emergency}</p>
            )}
            <ByPassword isFirst={!data.provider} takesFocus={isEmergency} />
          </>
        )}
        {data && !data.password && !isEmergency && (
          <Button type="link" onClick={() => setEmergency(true)}>
            {copy.emergency}
          </Button>
        )}
      </div>
    </main>
  )
}

/** The button that leads to the provider, and says when it cannot be reached. */
function ByProvider({ name }: { name: string }) {
  const { back = null } = useSearch({ from: '/sign-in' })
  const [failure, setFailure] = useState<Failure>()
  const [waits, setWaits] = useState(false)
  const go = async () => {
    setWaits(true)
    const answer = await call(beginProviderSignIn, { back })
    if (answer.ok) {
      window.location.assign(answer.data.address)
      return
    }
    setWaits(false)
    setFailure(answer)
  }
  return (
    <>
      {failure && (
        <p role="alert" className="bad">
          {failure.code === 'UNAVAILABLE' ? copy.providerSilent(name) : failureText(failure)}
        </p>
      )}
      <Button type="primary" size="large" block loading={waits} onClick={go}>
        {copy.byProvider(name)}
      </Button>
    </>
  )
}

/** Login, password and code. Afterwards people are where they wanted to be. */
function ByPassword({ isFirst, takesFocus }: { isFirst: boolean; takesFocus: boolean }) {
  const first = useRef<InputRef>(null)
  // The button that opened it is gone, and the focus with it.
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
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
    <form onSubmit={submit} noValidate aria-label={copy.title}>
      <RefusalText failure={failure} />
      <Field label={copy.login} fault={tried ? faults.login : undefined}>
        <Input
          ref={first}
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
      <Button
        type={isFirst ? 'primary' : 'default'}
        size="large"
        htmlType="submit"
        block
        loading={waits}
      >
        {copy.signIn}
      </Button>
    </form>
  )
}
