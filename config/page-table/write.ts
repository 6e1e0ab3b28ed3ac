import type { Page, Target } from '../../src/routes/page'
import { packIndex, isFor, modulePath, pages } from '../routes'

const table: Readonly<Record<string, Page>> = pages

const some = (keep: (page: Page, isHome: boolean) => boolean): Record<string, Page> =>
  Object.fromEntries(Object.entries(table).filter(([, page], at) => keep(page, at === 0)))

/** What a build takes in whole; of the rest it knows the index. */
const isWhole = (target: Target, page: Page, isHome: boolean): boolean =>
  target === 'h5' ? isHome : isFor('weapp', page)

/** The line that tells a build of the pages that it does not take in whole. */
export const indexFor = (target: Target): string =>
  packIndex(some((page, isHome) => !isWhole(target, page, isHome)))

/** src/routes/pages as a build takes it in: whole pages as they are, the others as one line. */
export const writePages = (target: Target): string => {
  const whole = some((page, isHome) => isWhole(target, page, isHome))
  const index = indexFor(target)
  const rest = index === '' ? '' : `, ...unpackIndex(${JSON.stringify(index)})`
  return `import { unpackIndex } from './page-index'
export const pages = { ...${JSON.stringify(whole)}${rest} }`
}

/**
 * src/routes/page-details and web-page-details: what the web build's index leaves out, and where
 * the code is; of the pages that the mini-program has too, and of the others, which few people
 * open: the web build's own, and those for testers.
 */
export const writeDetails = (isShared: boolean): string => {
  const others = some(
    (page, isHome) =>
      !isHome && isFor('h5', page) && (isFor('weapp', page) && !page.sandbox) === isShared,
  )
  const code = Object.entries(others).map(
    ([key, page]) => `${JSON.stringify(key)}: () => import('@/${modulePath(page)}')`,
  )
  return `export const details = ${JSON.stringify(others)}
export const code = { ${code.join(', ')} }`
}
