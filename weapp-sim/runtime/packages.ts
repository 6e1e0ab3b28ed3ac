import { program, settings } from './window'
import { ApiFailure } from './wx/api'

const MAIN = ''

const open = new Set([MAIN])

const subPackages = [...(program.app.subPackages ?? []), ...(program.app.subpackages ?? [])].map(
  ({ root, pages }) => ({ root: root.replace(/\/?$/, '/'), pages }),
)

/** Root of the subpackage a file belongs to, `''` for the main package. */
export const packageOf = (path: string): string =>
  subPackages.find(({ root }) => path.startsWith(root))?.root ?? MAIN

/** Code of a subpackage is there only once one of its pages has been visited. */
export const isOpen = (root: string): boolean => open.has(root)

/** How the subpackages come to the phone. */
export interface PackageSettings {
  /** Milliseconds until one is there. */
  readonly lateMs: number
  /** Roots that do not come, such as `pages/purchase`. */
  readonly lost: readonly string[]
}

let delivery: PackageSettings = { lateMs: 0, lost: settings.lostPackages }

export const setPackages = (given: Partial<PackageSettings>): void => {
  delivery = { ...delivery, ...given }
}

/** Fetches a subpackage at the first visit of one of its pages; what is there stays. */
export const fetchPackage = async (root: string): Promise<void> => {
  if (open.has(root)) return
  const { lateMs, lost } = delivery
  if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs))
  if (lost.some((one) => root === one.replace(/\/?$/, '/')))
    throw new ApiFailure(`loadSubpackage ${root} timeout`)
  open.add(root)
}

/** Every page of the mini-program, those of subpackages with their root. */
export const pagePaths: readonly string[] = [
  ...program.app.pages,
  ...subPackages.flatMap(({ root, pages }) => pages.map((page) => root + page)),
]
