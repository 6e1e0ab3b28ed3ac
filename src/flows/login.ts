import { send } from '@/api/client'
import { loginByPhone } from '@/contract/login'
import { sessionCookies } from './session-cookies'
import { welcome } from './welcome'

/** Signs in with mobile and code; the failure's name says why not. */
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
  if (answer.ok) welcome(answer.value)
  return answer
}
