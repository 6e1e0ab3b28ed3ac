import type { Announcements } from '@/contract/announcement'

/** Shows an operator's announcement over the page. */
export type TellUrgent = (announcement: Announcements['list'][number]) => Promise<void>
