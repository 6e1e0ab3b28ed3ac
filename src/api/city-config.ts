import { fetchNationalities } from '@/api/catalogue'
import { send } from '@/api/client'
import { getCityConfig, readCityExtra, type OrderNotes } from '@/contract/city'
import { BrowserEnv, type DetectedEnv, nationalityKey } from '@/domain/address/browser-env'
import { now } from '@/platform/clock'

/** Configuration is read again after this time (ms), because a page may stay open for days. */
const FRESH_MS = 5 * 60_000

/** Reads once for all pages of a visit. Callers in between share the same answer. */
const remembered = <T>(ask: (key: string) => Promise<T>, isGood: (answer: T) => boolean) => {
  const kept = new Map<string, { at: number; answer: Promise<T> }>()
  return (key: string): Promise<T> => {
    const known = kept.get(key)
    if (known && now() - known.at < FRESH_MS) return known.answer
    const answer = ask(key)
    kept.set(key, { at: now(), answer })
    void answer.then((came) => {
      if (!isGood(came)) kept.delete(key)
    })
    return answer
  }
}

/** The configuration for all products of a city: posters, versions, notes on orders. */
export const cityConfig = remembered(
  (cityCode: string) => send(getCityConfig, { cityCode }),
  ({ ok }) => ok,
)

/** The city's notes on its order pages. Most cities have none. */
export const cityOrderNotes = async (cityCode: string): Promise<OrderNotes | undefined> => {
  const config = await cityConfig(cityCode)
  return config.ok ? readCityExtra(config.value.extraData).orders : undefined
}

/** The list of countries by its key; empty if it cannot be read. */
export const nationalities = remembered(fetchNationalities, ({ length }) => length > 0)

/**
 * Reads a city's countries and configuration before each page. The page does not wait for them. The
 * home page reads the configuration itself, inside WeChat after signing in.
 */
export const fetchPreConfig = ({
  cityCode,
  cfgUA,
  env,
  isHome,
}: {
  cityCode?: string | undefined
  cfgUA?: string | undefined
  env: DetectedEnv
  isHome: boolean
}): void => {
  if (!cityCode || !/^\d{6}$/.test(cityCode)) return
  void nationalities(nationalityKey({ cityCode, env, cfgUA }))
  if (!isHome || env === BrowserEnv.BROWSER) void cityConfig(cityCode)
}
