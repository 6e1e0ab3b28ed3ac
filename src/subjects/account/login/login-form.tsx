import { useEffect, useRef, useState } from 'react'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { loginByPhone } from '@/contract/login'
import { failureText } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { login as copy, loginText } from '@/copy/shell/login'
import { isCompleteLogin } from '@/domain/account/login'
import { readRedirectPath } from '@/domain/address/link'
import { type FormItem, newForm, textOf } from '@/domain/apply/item'
import { dayOf } from '@/domain/time/day'
import { keepsCookies } from '@/platform/app'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { wasLoginLost } from '@/stores/session'
import { sessionCookies, welcome } from '@/stores/sign-in/login'
import { useVisit } from '@/stores/visit'
import { Consent, consentId } from '@/ui/blocks/consent/consent'
import { tellMissing } from '@/ui/form/tell-missing'
import { TextFields } from '@/ui/form/text-fields'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { useSmsCode } from '../flow/verify-phone'
import { WechatLogin } from './wechat-login'
import './login.css'

/** The call succeeded but returned no login. */
const NO_LOGIN: Failure = { name: 'UNKNOWN', code: 0, message: '' }

/** Signs in with mobile number and code. The failure's name is the reason. */
const signInByPhone = async (input: {
  phoneNumber: string
  verifyCode: string
  sessionId: string
}) => {
  const answer = await send(
    loginByPhone,
    {
      ...input,
      includeFields: 'UserInfo',
      source: 'h5-normal',
    },
    undefined,
    sessionCookies(),
  )
  if (answer.ok && !isCompleteLogin(answer.value)) return { ok: false, error: NO_LOGIN } as const
  if (answer.ok) welcome(answer.value)
  return answer
}

const toRead = (title: string, url: string) => ({ title, to: pathTo('reader', { url, title }) })

/** The documents that a user agrees to when signing in. */
const documents = () => [
  toRead(copy.userAgreement, '/documents/user-agreement'),
  toRead(copy.privacyPolicy, '/documents/privacy'),
]

/** Signs in with a mobile number and the code sent to it. */
export const LoginForm = ({
  redirectPath,
  by,
}: {
  /** The requested page. Only our own addresses are followed. */
  redirectPath?: string | undefined
  /** The user is at Shanghai's address. Without a requested page its orders open. */
  by?: 'city' | undefined
}) => {
  const home = pathTo('insure')
  const [items, setItems] = useState<readonly FormItem[]>(() => newForm(['mobile', 'verifyCode']))
  const form = useForm({ name: 'login', items, onItems: setItems, today: dayOf(now()) })
  /** Read in the browser after the first render, because the gateway also draws this page. */
  const [remembered, setRemembered] = useState(true)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    setRemembered(keepsCookies())
    setLost(redirectPath !== undefined && wasLoginLost())
  }, [redirectPath])
  const [agreed, setAgreed] = useState(false)
  const [unagreed, setUnagreed] = useState(false)
  const { sendCode, sent, spend } = useSmsCode('LOGIN')

  const send = async (): Promise<void> => {
    if (!form.checkOne('mobile')) return
    // What comes next is the code, so the keyboard opens for it after the captcha.
    if (await sendCode(textOf(items, 'mobile'))) form.focus('verifyCode')
  }

  const hasAgreed = (): boolean => {
    setUnagreed(!agreed)
    if (!agreed) tellMissing(consentId('login'), formErrors.terms)
    return agreed
  }
  const goOn = () =>
    replace(
      readRedirectPath({
        asked: redirectPath,
        fallback: by ? pathTo('orderCenter', { cityCode: '310000', by }) : home,
        allowedHosts: [],
      }).url,
    )
  const running = useRef(false)
  const [signing, setSigning] = useState(false)
  const submit = async () => {
    if (running.current || !form.check() || !hasAgreed()) return
    running.current = true
    setSigning(true)
    const answer = await signInByPhone({
      phoneNumber: textOf(items, 'mobile'),
      verifyCode: textOf(items, 'verifyCode'),
      sessionId: sent?.sessionId ?? 'none',
    }).finally(() => {
      running.current = false
      setSigning(false)
    })
    if (answer.ok) {
      spend()
      return goOn()
    }
    if (answer.error.name === 'VERIFY_CODE_TRIES') {
      spend()
      form.edit('verifyCode', '')
    }
    const { error } = answer
    // A failure without a code of the contract gets a text about signing in.
    const text =
      error.name === 'UNKNOWN' ? loginText(error) : failureText(error, useVisit.getState().context)
    form.reject('verifyCode', text)
  }

  // The last digit signs in a user who has agreed, as the sentence below the code says.
  const code = textOf(items, 'verifyCode')
  const latest = useRef(submit)
  latest.current = submit
  const isReady = useRef(false)
  isReady.current = agreed && sent !== undefined
  useEffect(() => {
    if (isReady.current && /^\d{6}$/.test(code)) void latest.current()
  }, [code])

  return (
    <PageShell title={copy.title} back={home}>
      <Card title={copy.welcome} className="hm-login">
        {lost ? (
          <Box role="status">
            <Text as="block">{copy.lost}</Text>
          </Box>
        ) : null}
        <TextFields form={form} code={{ send, sentAtMs: sent?.sentAtMs }} />
        <Consent
          name="login"
          documents={documents()}
          agreed={agreed}
          missing={unagreed && !agreed}
          onChange={setAgreed}
        />
        {remembered ? null : (
          <Text as="block" size="s" tone="warning">
            {copy.cookiesOff}
          </Text>
        )}
        {sent ? (
          <Text as="block" size="s" tone="soft">
            {copy.byCode}
          </Text>
        ) : null}
        <Button
          kind="primary"
          size="l"
          block
          busy={signing}
          className="hm-login__go"
          onClick={submit}
        >
          {copy.submit}
        </Button>
        <WechatLogin hasAgreed={hasAgreed} onSignedIn={goOn} />
        <Text as="block" size="s" tone="soft">
          {copy.firstTime}
        </Text>
      </Card>
    </PageShell>
  )
}
