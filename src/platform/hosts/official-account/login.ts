import type { LoginStart } from '../../login.types'
import { officialAccountAppId } from './app-id'
import { beginTrip, mayAskAgain, takeCode, type Purpose } from './oauth'

/** Leaves for WeChat's authorisation page, or answers the code with which it came back. */
export const begin = (purpose: Purpose): LoginStart => {
  const code = takeCode(purpose)
  if (code)
    return {
      kind: 'code',
      code,
      appId: officialAccountAppId(),
      accepted: () => mayAskAgain(purpose),
    }
  const url = beginTrip(purpose)
  if (!url) return { kind: 'form' }
  // Back from there this page comes out of the browser's memory, still waiting.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(url)
  return { kind: 'left' }
}
