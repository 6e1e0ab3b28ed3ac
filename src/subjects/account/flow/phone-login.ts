import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { loginByPhone } from '@/contract/login'
import { isCompleteLogin } from '@/domain/account/login'
import { sessionCookies } from './session-cookies'
import { welcome } from './welcome'

/** The call succeeded but returned no login. */
const NO_LOGIN: Failure = { name: 'UNKNOWN', code: 0, message: '' }

/** Signs in with mobile number and code. The failure's name is the reason. */
export const signInByPhone = async (input: {
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
