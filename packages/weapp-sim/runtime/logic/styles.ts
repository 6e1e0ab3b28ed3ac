import { standsAlone } from '../shell/packages'
import { program } from '../shell/window'

const shown = new Set<string>()

const append = (css: string, path: string): HTMLStyleElement => {
  const sheet = document.createElement('style')
  sheet.dataset.sheet = path
  sheet.textContent = css
  document.head.append(sheet)
  return sheet
}

const appendOnce = (path: string, css: string | undefined) => {
  if (!css || shown.has(path)) return
  shown.add(path)
  append(css, path)
}

/**
 * The prefix of the classes of a component that has an isolated style sheet. It is undefined for
 * components with shared styles.
 */
export const styleScopeOf = (path: string): string | undefined => {
  const config = program.configs[path]
  const isOwn = config?.component && !(config.styleIsolation ?? 'isolated').endsWith('shared')
  const isBoth = config?.component && config.styleIsolation?.endsWith('apply-shared')
  return isOwn || isBoth ? path.replace(/\W/g, '-') : undefined
}

/** Adds the scope to class selectors, as the framework adds it to a component's elements. */
const scoped = (css: string, scope: string | undefined): string =>
  scope === undefined
    ? css
    : css.replace(/(?<=^|[{};])[^{}@;]+\{/g, (rule) =>
        rule.replace(/\.(?=[A-Za-z_-])/g, `.${scope}--`),
      )

let appSheet: HTMLStyleElement | undefined

/** app.wxss applies to every page, but not to those of independent subpackages. */
export const applyAppStyles = (path: string): void => {
  if (appSheet) appSheet.disabled = standsAlone(path)
}

/** A component's sheet applies only to it, unless it is shared. */
export const showGlobalStyles = (): void => {
  if (program.styles.app) appSheet = append(program.styles.app, 'app')
  for (const [path, config] of Object.entries(program.configs)) {
    const css = program.styles[path]
    if (config.component && css) appendOnce(path, scoped(css, styleScopeOf(path)))
  }
}

/** A page's sheet applies only to that page, because in WeChat every page has its own view. */
export const showPageStyles = (path: string): void => {
  const css = program.styles[path]
  appendOnce(path, css && `@scope ([data-page="${path}"]) {\n${css}\n}`)
}
