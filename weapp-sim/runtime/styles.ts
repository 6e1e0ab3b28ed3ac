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

/** app.wxss and the sheets of components apply everywhere. */
export const showGlobalStyles = (): void => {
  appendOnce('app', program.styles.app)
  for (const [path, config] of Object.entries(program.configs)) {
    if (config.component) appendOnce(path, program.styles[path])
  }
}

/** A page's sheet applies to that page alone: in WeChat every page has a view of its own. */
export const showPageStyles = (path: string): void => {
  const css = program.styles[path]
  appendOnce(path, css && `@scope ([data-page="${path}"]) {\n${css}\n}`)
}
