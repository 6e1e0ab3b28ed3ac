import { ApiFailure } from './api-failure'
import { program, settings } from './window'

export const MAIN = ''
/** WeChat's name for the main package, as in `preloadRule`. */
const MAIN_NAME = '__APP__'

const open = new Set<string>()

const subPackages = [...(program.app.subPackages ?? []), ...(program.app.subpackages ?? [])].map(
  (given) => ({ ...given, root: given.root.replace(/\/?$/, '/') }),
)

const independent = new Set(subPackages.flatMap((one) => (one.independent ? [one.root] : [])))

/** Root of the subpackage that a file belongs to. It is `''` for the main package. */
export const packageOf = (path: string): string =>
  subPackages.find(({ root }) => path.startsWith(root))?.root ?? MAIN

/** Whether the subpackage of a file starts without the main package. */
export const standsAlone = (path: string): boolean => independent.has(packageOf(path))

/** The code of a subpackage exists only after a visit to one of its pages. */
export const isOpen = (root: string): boolean => open.has(root)

/** How the phone gets the subpackages. */
export interface PackageSettings {
  /** Milliseconds until a subpackage arrives. */
  readonly lateMs: number
  /** Roots whose download fails, such as `pages/purchase`, or `__APP__` for the main package. */
  readonly lost: readonly string[]
}

let delivery: PackageSettings = { lateMs: 0, lost: settings.lostPackages }

export const setPackages = (given: Partial<PackageSettings>): void => {
  delivery = { ...delivery, ...given }
}

const isNamed = (root: string, name: string): boolean =>
  root === (name === MAIN_NAME ? MAIN : name.replace(/\/?$/, '/'))

/**
 * Fetches a package at the first visit to one of its pages. It stays for later visits. Answers
 * whether it came just now.
 */
export const fetchPackage = async (root: string): Promise<boolean> => {
  if (open.has(root)) return false
  const { lateMs, lost } = delivery
  if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs))
  if (lost.some((one) => isNamed(root, one)))
    throw new ApiFailure(`loadSubpackage ${root || MAIN_NAME} timeout`)
  open.add(root)
  return true
}

/** Every page of the mini-program. Paths of subpackage pages include the root. */
export const pagePaths: readonly string[] = [
  ...program.app.pages,
  ...subPackages.flatMap(({ root, pages }) => pages.map((page) => root + page)),
]
