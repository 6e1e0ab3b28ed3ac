import type { PageKey } from '@/routes/pages'

/**
 * Starts the work beside each shown page. Each target has its own file, because the mini-program's
 * main package must not hold what only a web page does.
 */
export type UsePageWork = (page: PageKey) => void
