import { glassEasel } from 'glass-easel-miniprogram-adapter'
import { callApp, startApp } from './app'
import { call } from './automation/table'
import { defineBuiltIns } from './builtin/define-all'
import { listenForLongPress } from './events'
import { loadMainPackage, provideGlobal } from './modules'
import { watchForRebuiltFields } from './rebuilt'
import { guarded, listenForErrors } from './report'
import { fillCodeSpace } from './space'
import { showGlobalStyles } from './styles'
import { program, settings } from './window'
import { wx } from './wx'
import { launchPage, parseUrl } from './wx/navigation'

/** Starts the mini-program as a tap on its icon does. */
const start = async () => {
  listenForErrors()
  watchForRebuiltFields()
  listenForLongPress((node) =>
    glassEasel.Event.triggerEvent(node, 'longpress', {}, { bubbles: true, composed: true }),
  )
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) =>
    callApp('onThemeChange', { theme: matches ? 'dark' : 'light' }),
  )
  provideGlobal('wx', wx)
  defineBuiltIns()
  fillCodeSpace()
  showGlobalStyles()
  guarded(loadMainPackage)
  const target = parseUrl(settings.entry ?? program.app.pages[0] ?? '')
  startApp(target)
  await launchPage(target)
}

window.weappAutomation = { call, started: start() }
