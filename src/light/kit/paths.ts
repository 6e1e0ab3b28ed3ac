import { modulePath } from '@/routes/page'
import { pages } from '@/routes/pages'
import { publicPaths as all } from '@/routes/public-paths'

/**
 * The build computes these values (config/light-pages), because the route table weighs more than
 * the pages that need a few of its paths.
 */
export const publicPaths = (): readonly string[] => all

export const nativePaths: Readonly<Record<'insure' | 'desk' | 'web', string>> = {
  insure: `/${modulePath(pages.insure)}`,
  desk: `/${modulePath(pages.desk)}`,
  web: `/${modulePath(pages.web)}`,
}
