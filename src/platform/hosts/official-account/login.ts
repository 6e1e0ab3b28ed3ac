import type { LoginStart } from '../../login.types'
import { officialAccountAppId } from './app-id'
import { beginTrip, mayAskAgain, takeCode, type Purpose } from './oauth'

/** Opens WeChat's authorisation page, or answers the code with which it returned. */
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
  // A user who goes back from there gets this page from the browser's memory, still waiting.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(url)
  return { kind: 'left' }
}
