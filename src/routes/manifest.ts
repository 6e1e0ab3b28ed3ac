import { isFor, type Page, type Target } from './page'
import { modulePath, pages } from './pages'

/** What the application's configuration says about its pages, from the route table. */
export interface Manifest {
  /** Main package, the home page first. */
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  /** Page module to its public H5 addresses (`h5.router.customRoutes`). */
  customRoutes: Record<string, string[]>
  /** Addresses claimed twice: worth a warning; the first claim stands. */
  duplicates: string[]
}

/** A page for one target only is not built for the other, nor has it an address there. */
export const manifestOf = (table: readonly Page[], target: Target): Manifest => {
  const manifest: Manifest = { pages: [], subPackages: [], customRoutes: {}, duplicates: [] }
  const taken = new Set<string>()
  for (const page of table) {
    if (!isFor(target, page)) continue
    if (page.root === undefined) manifest.pages.push(page.module)
    else {
      const known = manifest.subPackages.find(({ root }) => root === page.root)
      if (known) known.pages.push(page.module)
      else manifest.subPackages.push({ root: page.root, pages: [page.module] })
    }
    const free = page.paths.filter((path) => !taken.has(path))
    manifest.duplicates.push(...page.paths.filter((path) => taken.has(path)))
    free.forEach((path) => taken.add(path))
    if (free.length > 0) manifest.customRoutes[modulePath(page)] = free
  }
  return manifest
}

export const manifestFor = (target: Target): Manifest => manifestOf(Object.values(pages), target)
