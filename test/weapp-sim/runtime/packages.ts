import { program } from './window'

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

export const openPackage = (root: string): void => {
  open.add(root)
}

/** Every page of the mini-program, those of subpackages with their root. */
export const pagePaths: readonly string[] = [
  ...program.app.pages,
  ...subPackages.flatMap(({ root, pages }) => pages.map((page) => root + page)),
]
