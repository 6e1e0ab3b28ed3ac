import { useState } from 'react'
import { Consent } from '@/blocks/consent/consent'
import { login as copy } from '@/copy/account/login'
import { failureText } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { readRedirectPath } from '@/domain/address/link'
import { newForm, textOf, type FormItem } from '@/domain/applicant-form/item'
import { dayOf } from '@/domain/time/day'
import { signInByPhone } from '@/flows/login'
import { useSmsCode } from '@/flows/verify-phone'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import './login.css'

const toRead = (title: string, url: string) => ({ title, to: pathTo('reader', { url, title }) })

/** What signing in agrees to. */
const documents = () => [
  toRead(copy.userAgreement, '/documents/user-agreement'),
  toRead(copy.privacyPolicy, '/documents/privacy'),
]

/** Signing in with a mobile number and the code sent to it. */
export const LoginForm = ({
  redirectPath,
}: {
  /** Where the person wanted to go; only addresses of our own are followed. */
  redirectPath?: string | undefined
}) => {
  const home = pathTo('insure')
  const [items, setItems] = useState<readonly FormItem[]>(() => newForm(['mobile', 'verifyCode']))
  const form = useForm({ name: 'login', items, onItems: setItems, today: dayOf(now()) })
  const [agreed, setAgreed] = useState(false)
  const [unagreed, setUnagreed] = useState(false)
  const { sendCode, sessionId } = useSmsCode('LOGIN')

  const onSendCode = async (): Promise<boolean> => {
    if (!form.checkOne('mobile')) return false
    return sendCode(textOf(items, 'mobile'))
  }

  const submit = async () => {
    if (!form.check()) return
    if (!agreed) {
      setUnagreed(true)
      return toast(formErrors.terms)
    }
    const answer = await signInByPhone({
      phoneNumber: textOf(items, 'mobile'),
      verifyCode: textOf(items, 'verifyCode'),
      sessionId: sessionId.current || 'none',
    })
    if (answer.ok)
      return replace(
        readRedirectPath({ asked: redirectPath, fallback: home, allowedHosts: [] }).url,
      )
    form.reject('verifyCode', failureText(answer.error))
  }

  return (
    <PageShell title={copy.title} back={home}>
      <Card title={copy.welcome} className="hm-login">
        <FormFields form={form} onSendCode={onSendCode} />
        <Consent
          name="login"
          documents={documents()}
          agreed={agreed}
          missing={unagreed && !agreed}
          onChange={setAgreed}
        />
        <Button kind="primary" size="l" block className="hm-login__go" onClick={submit}>
          {copy.submit}
        </Button>
        <Text as="block" size="s" tone="soft">
          {copy.firstTime}
        </Text>
      </Card>
    </PageShell>
  )
}
