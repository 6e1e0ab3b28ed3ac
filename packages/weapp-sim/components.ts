import { join } from 'node:path'
import type { FileConfig } from './wire/program'

type Configs = Readonly<Record<string, FileConfig>>

/** A component's files, or those of the folder of its name. */
const found = (path: string, modules: Readonly<Record<string, string>>): string | undefined =>
  [path, join(path, 'index')].find((each) => each in modules)

/**
 * Where a component is that a file names: beside the file, from the root, or among the packages that
 * DevTools put into `miniprogram_npm`. A name that leads nowhere stays as it is.
 */
const place = (from: string, name: string, modules: Readonly<Record<string, string>>): string => {
  if (name.includes('://')) return name
  if (name.startsWith('/')) return `/${found(name.slice(1), modules) ?? name.slice(1)}`
  const folders = from.split('/').slice(0, -1)
  const beside = found(join(...folders, name), modules)
  if (beside !== undefined) return `/${beside}`
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const inPackage = found(join(...folders.slice(0, depth), 'miniprogram_npm', name), modules)
    if (inPackage !== undefined) return `/${inPackage}`
  }
  return name
}

/** The same settings with the place of every component, those that app.json names among them. */
export const withComponents = (
  configs: Configs,
  modules: Readonly<Record<string, string>>,
): Record<string, FileConfig> => {
  const places = (path: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(configs[path]?.usingComponents ?? {}).map(([tag, name]) => [
        tag,
        place(path, name, modules),
      ]),
    )
  const everywhere = places('app')
  return Object.fromEntries(
    Object.entries(configs).map(([path, config]) => [
      path,
      path in modules && path !== 'app'
        ? { ...config, usingComponents: { ...everywhere, ...places(path) } }
        : config,
    ]),
  )
}
