import { useState } from 'react'
import { login as copy } from '@/copy/account/login'
import { failureText } from '@/copy/errors/failures'
import { formErrors } from '@/copy/errors/form-errors'
import { apply } from '@/copy/purchase/apply'
import { readRedirectPath } from '@/domain/address/link'
import { newForm, textOf, type FormItem } from '@/domain/applicant-form/item'
import { dayOf } from '@/domain/time/day'
import { signInByPhone } from '@/flows/login'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { useSmsCode } from './use-sms-code'
import './login.css'

/** What signing in agrees to; each can be read first. */
const documents = () => [
  { title: copy.userAgreement, url: '/documents/user-agreement' },
  { title: copy.privacyPolicy, url: '/documents/privacy' },
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
        <Checkbox
          checked={agreed}
          invalid={unagreed && !agreed}
          describedBy={unagreed && !agreed ? 'login-terms-error' : undefined}
          onChange={setAgreed}
        >
          {apply.agreeTerms}
        </Checkbox>
        <Box className="hm-login__documents">
          {documents().map(({ title, url }) => (
            <Link key={url} className="hm-login__document" to={pathTo('reader', { url, title })}>
              《{title}》
            </Link>
          ))}
        </Box>
        {unagreed && !agreed ? (
          <Box id="login-terms-error" role="alert" className="hm-field__error">
            {formErrors.terms}
          </Box>
        ) : null}
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
