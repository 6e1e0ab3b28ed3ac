import type { Announcements } from '@/contract/city'
import { DAY_MS } from '@/domain/time/day'
import { cacheDays, flagHolds } from '@/domain/time/flag'
import { now } from '@/platform/clock'
import { storage, type Slot } from '@/platform/storage'
import { noteShown, wasShown } from '@/ui/dialog/popup-record'
import { ask } from '@/ui/dialog/service'
import { noticeDialog } from '../dialogs/notice'

type Announcement = Announcements['list'][number]

/** When each notice was hidden, by its title (ms). */
const slot = (days: number): Slot<Record<string, number>> => ({
  area: 'device',
  name: 'noticePutOff',
  version: 1,
  maxAgeMs: days * DAY_MS,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null ? (raw as Record<string, number>) : undefined,
})
const SCOPE = 'HM'

/**
 * Shows an operator's announcement as a popup, once per visit for all pages. A user who ticks 不再提醒
 * does not see it for the notice's number of days.
 */
export const showNotice = async ({ title, text, popup }: Announcement): Promise<void> => {
  if (!popup || wasShown(title)) return
  const days = cacheDays({ cache: popup.cache ?? null }) ?? undefined
  const putOff = days === undefined ? {} : (storage.read(slot(days), SCOPE) ?? {})
  if (days !== undefined && flagHolds({ setAt: putOff[title] ?? null, days, now: now() })) return
  noteShown(title)
  const props = { title, paragraphs: text.split('\n') }
  const answer = await ask(noticeDialog, days === undefined ? props : { ...props, days })
  if (answer.kind === 'confirmed' && answer.value && days !== undefined)
    storage.write(slot(days), SCOPE, { ...putOff, [title]: now() })
}
