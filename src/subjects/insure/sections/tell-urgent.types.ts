import type { Announcements } from '@/contract/city'

/** Shows an operator's announcement over the page. */
export type TellUrgent = (announcement: Announcements['list'][number]) => Promise<void>
