import { program } from './window'

const shown = new Set<string>()

const append = (css: string) => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
}

const appendOnce = (path: string, css: string | undefined) => {
  if (!css || shown.has(path)) return
  shown.add(path)
  append(css)
}

/** What the classes of a component begin with, which has its sheet for itself; others share theirs. */
export const styleScopeOf = (path: string): string | undefined => {
  const config = program.configs[path]
  const isOwn = config?.component && !(config.styleIsolation ?? 'isolated').endsWith('shared')
  const isBoth = config?.component && config.styleIsolation?.endsWith('apply-shared')
  return isOwn || isBoth ? path.replace(/\W/g, '-') : undefined
}

/** The classes in selectors, as the framework writes them into a component's elements. */
const scoped = (css: string, scope: string | undefined): string =>
  scope === undefined
    ? css
    : css.replace(/[^{}@;]+\{/g, (rule) => rule.replace(/\.(?=[A-Za-z_-])/g, `.${scope}--`))

/** app.wxss applies everywhere; the sheet of a component to it alone, unless it says otherwise. */
export const showGlobalStyles = (): void => {
  appendOnce('app', program.styles.app)
  for (const [path, config] of Object.entries(program.configs)) {
    const css = program.styles[path]
    if (config.component && css) appendOnce(path, scoped(css, styleScopeOf(path)))
  }
}

/** A page's sheet applies to that page alone: in WeChat every page has a view of its own. */
export const showPageStyles = (path: string): void => {
  const css = program.styles[path]
  appendOnce(path, css && `@scope ([data-page="${path}"]) {\n${css}\n}`)
}
