import { program } from './window'

/** Titles set by `wx.setNavigationBarTitle`, by page instance. */
const changed = new WeakMap<object, string>()

/** The navigation bar is not drawn; its text is the document's title. */
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
