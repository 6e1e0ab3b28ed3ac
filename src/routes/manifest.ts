import { isFor, modulePath, type Page, type Target } from './page'
import { pages, type PageKey } from './pages'

/** The page lists for the application's configuration, from the route table. */
export interface Manifest {
  /** Pages of the main package, the home page first. */
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  /** Page module to its public H5 addresses (`h5.router.customRoutes`). */
  customRoutes: Record<string, string[]>
  /** Addresses that two pages claim. The build warns, and the first claim counts. */
  duplicates: string[]
}

/** A page of one target is neither built for the other nor has an address there. */
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

/** All pages that are built for a target. */
export const manifestFor = (target: Target): Manifest => manifestOf(Object.values(pages), target)

/**
 * The manifest for the framework, which does not build the light pages. A release of the
 * mini-program has no pages for testers.
 */
export const frameworkManifest = (target: Target, isRelease = false): Manifest =>
  manifestOf(
    Object.values(pages).filter((page: Page) => !page.light && !(isRelease && page.sandbox)),
    target,
  )

/** A page of `src/light`. Each is the only one of its package. */
export interface LightPage {
  key: PageKey
  root: string
  /** Path of the page below the root. */
  module: string
  title: string
}

export const lightPages = (): LightPage[] =>
  (Object.keys(pages) as PageKey[]).flatMap((key) => {
    const { light, root, module, title }: Page = pages[key]
    return light && root !== undefined ? [{ key, root, module, title }] : []
  })

/** WeChat's name of the main package in `preloadRule`. */
const MAIN_PACKAGE = '__APP__'

/** Pages that users often open next. Their subpackage is loaded while the user reads. */
const ahead: Partial<Record<PageKey, readonly PageKey[]>> = {
  insure: ['insureApply'],
  nativeProduct: ['insureApply'],
  insureResult: ['orderCenter'],
  orderCenter: ['payment'],
  policyList: ['insureApply'],
  redirect: ['insureApply', 'web'],
  web: ['cityService'],
}

export interface PreloadRule {
  network: 'all'
  packages: string[]
}

/** WeChat's `preloadRule`: page module to the subpackages that load when it opens. */
export const preloadRule = (): Record<string, PreloadRule> =>
  Object.fromEntries(
    Object.entries(ahead).map(([from, to]) => {
      const page: Page = pages[from as PageKey]
      const roots = to.flatMap((key) => {
        const { root }: Page = pages[key]
        return root === undefined ? [] : [root]
      })
      const packages = page.light ? [MAIN_PACKAGE, ...roots] : roots
      return [modulePath(page), { network: 'all', packages }]
    }),
  )
