import type { Announcements } from '@/contract/announcement'

/** Shows over the page what an operator wants to be seen. */
export type TellUrgent = (announcement: Announcements['list'][number]) => Promise<void>
