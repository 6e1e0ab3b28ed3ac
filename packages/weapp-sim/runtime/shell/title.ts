import { program } from './window'

/** Titles set by `wx.setNavigationBarTitle`, by page instance. */
const changed = new WeakMap<object, string>()

/** The simulator does not draw the navigation bar. The document's title holds its text. */
export const changeTitle = (page: object, title: string): void => {
  changed.set(page, title)
  document.title = title
}

export const showTitle = (page: object, path: string): void => {
  document.title =
    changed.get(page) ??
    program.configs[path]?.navigationBarTitleText ??
    program.app.window?.navigationBarTitleText ??
    ''
}
