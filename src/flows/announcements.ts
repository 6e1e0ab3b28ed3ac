import * as v from 'valibot'
import { send } from '@/api/client'
import { ACTIVITY, announcements, type Announcements } from '@/contract/announcement'
import { readConfig } from '@/contract/config'
import { storage, type Slot } from '@/platform/storage'

type Announcement = Announcements['list'][number]

/** Asked once a visit (specification section 7, "cached in session"). */
const slot: Slot<Announcements> = {
  area: 'session',
  name: 'announcements',
  version: 1,
  parse: (raw) => {
    const read = v.safeParse(announcements, raw)
    return read.success ? read.output : undefined
  },
}
const SCOPE = 'HM'

const told = async (
  appID: 'huimin_insur' | 'promotion',
  namespace: 'pre_insure_page' | 'activity_config',
  key: string,
): Promise<Announcement[]> => {
  const answer = await send(readConfig, { appID, namespace, key, ignoreNotFound: true })
  if (!answer.ok || answer.value.notFound) return []
  try {
    const read = v.safeParse(announcements, JSON.parse(answer.value.configJsonValue))
    return read.success ? read.output.list : []
  } catch {
    return []
  }
}

/** What operators tell on the insure page, now or later; nothing when it cannot be read. */
export const readAnnouncements = async (): Promise<Announcement[]> => {
  const kept = storage.read(slot, SCOPE)
  if (kept) return kept.list
  const lists = await Promise.all([
    told('huimin_insur', 'pre_insure_page', 'insure'),
    told('promotion', 'activity_config', ACTIVITY),
  ])
  const list = lists.flat()
  storage.write(slot, SCOPE, { list })
  return list
}
