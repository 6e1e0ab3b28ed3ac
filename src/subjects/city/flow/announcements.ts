import { send } from '@/api/client'
import {
  ACTIVITY,
  announcements,
  GREY_RELEASE,
  greyRelease,
  type Announcements,
} from '@/contract/city'
import { readConfig, queryConfig } from '@/contract/config'
import { parseWith, parsedJson } from '@/contract/fields'
import { instantMs } from '@/domain/time/instant'
import { now } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { useVisit } from '@/stores/visit'
import { alert } from '@/ui/dialog/message'

/** Announcements that operators show on a page for a time. */
type Announcement = Announcements['list'][number]

const SCOPE = 'HM'

/**
 * Reads the announcements once per visit ("cached in session"), even if several pages ask at the
 * same time.
 */
const slotOf = (page: string): Slot<Announcements> => ({
  area: 'session',
  name: `announcements:${page}`,
  version: 1,
  parse: parseWith(announcements),
})
const running = new Map<string, Promise<Announcement[]>>()

const onceAVisit = (page: string, ask: () => Promise<Announcement[]>): Promise<Announcement[]> => {
  const kept = storage.read(slotOf(page), SCOPE)
  if (kept) return Promise.resolve(kept.list)
  const before = running.get(page)
  if (before) return before
  const asked = ask().then((list) => {
    storage.write(slotOf(page), SCOPE, { list })
    running.delete(page)
    return list
  })
  running.set(page, asked)
  return asked
}

const told = async (
  appID: 'huimin_insur' | 'promotion',
  namespace: 'pre_insure_page' | 'activity_config',
  key: string,
): Promise<Announcement[]> => {
  const answer = await send(readConfig, { appID, namespace, key, ignoreNotFound: true })
  if (!answer.ok || answer.value.notFound) return []
  return parsedJson(announcements, answer.value.configJsonValue)?.list ?? []
}

/**
 * A random number of this device from 0 to 99, drawn once, so that a released activity stays
 * visible to it.
 */
const placeSlot: Slot<number> = {
  area: 'device',
  name: 'greyPlace',
  version: 1,
  parse: (raw) => (typeof raw === 'number' ? raw : undefined),
}

const place = (): number => {
  const kept = storage.read(placeSlot, SCOPE)
  if (kept !== undefined) return kept
  const drawn = Math.floor(Math.random() * 100)
  storage.write(placeSlot, SCOPE, drawn)
  return drawn
}

/**
 * Whether the activity is released to this device. Without a release entry it is released to all.
 */
const isReleased = async (activity: string): Promise<boolean> => {
  const answer = await send(queryConfig, {
    appID: 'promotion',
    namespace: 'activity_config',
    keys: [GREY_RELEASE],
  })
  const [entry] = answer.ok ? answer.value.list : []
  const shares = entry ? parsedJson(greyRelease, entry.configJsonValue) : undefined
  return place() < (shares?.[activity] ?? 100)
}

const current = (list: readonly Announcement[], cityCode: string | undefined): Announcement[] =>
  list
    .filter((one) => one.cityCode === undefined || one.cityCode === cityCode)
    .filter(({ startAt, endAt }) => instantMs(startAt) <= now() && now() < instantMs(endAt))

/** The current announcements for the insure pages of a city; none if they cannot be read. */
export const readAnnouncements = async (cityCode: string): Promise<Announcement[]> => {
  const list = await onceAVisit('insure', async () => {
    const [noted, activity, released] = await Promise.all([
      told('huimin_insur', 'pre_insure_page', 'insure'),
      told('promotion', 'activity_config', ACTIVITY),
      isReleased(ACTIVITY),
    ])
    return released ? [...noted, ...activity] : noted
  })
  return current(list, cityCode)
}

const seenSlot: Slot<string[]> = {
  area: 'session',
  name: 'announced',
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.map(String) : undefined),
}

/** Shows the current announcements of another page, each one once per visit. */
export const tellAnnouncements = async (page: string): Promise<void> => {
  const list = await onceAVisit(page, () => told('huimin_insur', 'pre_insure_page', page))
  const { cityCode } = useVisit.getState().context
  for (const { title, text } of current(list, cityCode)) {
    const seen = storage.read(seenSlot, SCOPE) ?? []
    if (seen.includes(title)) continue
    storage.write(seenSlot, SCOPE, [...seen, title])
    await alert({ title, text })
  }
}
