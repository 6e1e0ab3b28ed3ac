import { program } from '../shell/window'
import { callApp } from './app'

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** The theme of the phone. */
export const theme = (): 'dark' | 'light' => (dark().matches ? 'dark' : 'light')

/** The mini-program learns of the theme only with `darkmode` in app.json. */
export const tellTheme = (): void => {
  if (program.app.darkmode) callApp('onThemeChange', { theme: theme() })
}

export const watchTheme = (): void => dark().addEventListener('change', tellTheme)
