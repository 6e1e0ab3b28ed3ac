import { program, settings } from './window'
import { ApiFailure } from './wx/api'

const MAIN = ''

const open = new Set([MAIN])

const subPackages = [...(program.app.subPackages ?? []), ...(program.app.subpackages ?? [])].map(
  ({ root, pages }) => ({ root: root.replace(/\/?$/, '/'), pages }),
)

/** Root of the subpackage that a file belongs to. It is `''` for the main package. */
export const packageOf = (path: string): string =>
  subPackages.find(({ root }) => path.startsWith(root))?.root ?? MAIN

/** The code of a subpackage exists only after a visit to one of its pages. */
export const isOpen = (root: string): boolean => open.has(root)

/** How the phone gets the subpackages. */
export interface PackageSettings {
  /** Milliseconds until a subpackage arrives. */
  readonly lateMs: number
  /** Roots whose download fails, such as `pages/purchase`. */
  readonly lost: readonly string[]
}

let delivery: PackageSettings = { lateMs: 0, lost: settings.lostPackages }

export const setPackages = (given: Partial<PackageSettings>): void => {
  delivery = { ...delivery, ...given }
}

/** Fetches a subpackage at the first visit to one of its pages. It stays for later visits. */
export const fetchPackage = async (root: string): Promise<void> => {
  if (open.has(root)) return
  const { lateMs, lost } = delivery
  if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs))
  if (lost.some((one) => root === one.replace(/\/?$/, '/')))
    throw new ApiFailure(`loadSubpackage ${root} timeout`)
  open.add(root)
}

/** Every page of the mini-program. Paths of subpackage pages include the root. */
export const pagePaths: readonly string[] = [
  ...program.app.pages,
  ...subPackages.flatMap(({ root, pages }) => pages.map((page) => root + page)),
]
