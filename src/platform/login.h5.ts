import { fail } from '@/domain/base/result'
import type { LoginPort } from './login.types'

/** A browser has no silent login: people sign in by mobile, or by the official account's page. */
export const loginCode: LoginPort['loginCode'] = () => Promise.resolve(fail('UNSUPPORTED'))
