import { fetchNationalities } from '@/api/catalogue'
import { send } from '@/api/client'
import { cityExtra, getCityConfig, type OrderNotes } from '@/contract/city-config'
import { parsedJson } from '@/contract/parsed-by'
import { BrowserEnv, type DetectedEnv } from '@/domain/address/browser-env'
import { nationalityKey } from '@/domain/address/environment-terms'
import { now } from '@/platform/clock'

/** Asked again after this, ms: a page may stay open for days. */
const FRESH_MS = 5 * 60_000

/** Asks once for all pages of a visit; who asks meanwhile waits for the same answer. */
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

/** What holds for all products of a city: posters, versions, its words about orders. */
export const cityConfig = remembered(
  (cityCode: string) => send(getCityConfig, { cityCode }),
  ({ ok }) => ok,
)

/** What a city says on its order pages; most say nothing of their own. */
export const cityOrderNotes = async (cityCode: string): Promise<OrderNotes | undefined> => {
  const config = await cityConfig(cityCode)
  return config.ok ? parsedJson(cityExtra, config.value.extraData)?.orders : undefined
}

/** The countries to choose from, by their key; none where they cannot be read. */
export const nationalities = remembered(fetchNationalities, ({ length }) => length > 0)

/**
 * What runs before each page of a city (specification section 7): its countries and its
 * configuration. The page does not wait, and needs neither to be shown. The home page asks for the
 * configuration itself, inside WeChat after signing in (specification section 4, sale window).
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
