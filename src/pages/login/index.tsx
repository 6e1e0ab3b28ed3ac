import { useEntry } from '@/entry/use-entry'
import { LoginForm } from '@/features/login'
import { pathTo } from '@/routes/path-to'

/** /login: signing in, then on to where the person wanted to go. */
export default function LoginPage() {
  const { redirectPath, cityCode, productCode } = useEntry()
  return (
    <LoginForm redirectPath={redirectPath} home={pathTo('insure', { cityCode, productCode })} />
  )
}
