import { can } from '../environment'
import type { LoginPort } from '../login.types'

/** Only an official account knows who is looking; elsewhere people sign in by mobile. */
export const begin: LoginPort['begin'] = async () => {
  if (!can('oauth')) return { ok: true, value: { kind: 'form' } }
  const official = await import('./official-account/login')
  return { ok: true, value: official.begin() }
}
