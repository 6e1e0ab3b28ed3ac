import { plainLook, type Look } from './look'

/** Where a phone keeps its look. The cookie tells the gateway which phones have a slow network. */
const LOOK = 'sandbox-look'
const SLOW_COOKIE = 'hm_sandbox_line'

export const storedLook = (): Look => {
  try {
    return { ...plainLook, ...(JSON.parse(localStorage.getItem(LOOK) ?? '{}') as Partial<Look>) }
  } catch {
    return plainLook
  }
}

export const keepLook = (look: Look): void => {
  localStorage.setItem(LOOK, JSON.stringify(look))
  document.cookie = look.isSlow
    ? `${SLOW_COOKIE}=slow; Path=/; SameSite=Strict`
    : `${SLOW_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`
}
