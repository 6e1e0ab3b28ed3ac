import { glassEasel } from 'glass-easel-miniprogram-adapter'
import { arriveBy } from './app'
import { call } from './automation/table'
import { defineBuiltIns } from './builtin/define-all'
import { listenForLongPress } from './events'
import { enterMainPackage, provideGlobal } from './modules'
import { forgetYounger } from './old-language'
import { standsAlone } from './packages'
import { watchClicks } from './pending-click'
import { watchForRebuiltFields } from './rebuilt-fields'
import { listenForErrors } from './report'
import { fillCodeSpace } from './space'
import { showGlobalStyles } from './styles'
import { watchTheme } from './theme'
import { program, settings } from './window'
import { wx } from './wx'
import { launchPage, parseUrl } from './wx/navigation'

/** Starts the mini-program as a tap on its icon does. */
const start = async () => {
  listenForErrors()
  watchForRebuiltFields()
  watchClicks()
  listenForLongPress((node) =>
    glassEasel.Event.triggerEvent(node, 'longpress', {}, { bubbles: true, composed: true }),
  )
  watchTheme()
  forgetYounger()
  provideGlobal('wx', wx)
  defineBuiltIns()
  fillCodeSpace()
  showGlobalStyles()
  const target = parseUrl(settings.entry ?? program.app.pages[0] ?? '')
  arriveBy(target)
  if (!standsAlone(target.path)) await enterMainPackage()
  await launchPage(target)
}

window.weappAutomation = { call, started: start() }
