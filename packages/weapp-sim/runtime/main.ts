import { glassEasel } from 'glass-easel-miniprogram-adapter'
import { watchForScore } from './audit/watch'
import { call } from './automation/table'
import { defineBuiltIns } from './builtin/define-all'
import { arriveBy } from './logic/app'
import { listenForLongPress } from './logic/events'
import { enterMainPackage, provideGlobal } from './logic/modules'
import { fillCodeSpace } from './logic/space'
import { showGlobalStyles } from './logic/styles'
import { watchTheme } from './logic/theme'
import { provideWxsEvents } from './logic/wxs-events'
import { forgetYounger } from './old-language'
import { standsAlone } from './shell/packages'
import { watchClicks } from './shell/pending-click'
import { watchForRebuiltFields } from './shell/rebuilt-fields'
import { listenForErrors, reportException } from './shell/report'
import { program, settings } from './shell/window'
import { wx } from './wx'
import { launchPage, parseUrl } from './wx/navigation'

/** Starts the mini-program as a tap on its icon does. */
const start = async () => {
  listenForErrors()
  watchForRebuiltFields()
  watchForScore()
  watchClicks()
  listenForLongPress((node) =>
    glassEasel.Event.triggerEvent(node, 'longpress', {}, { bubbles: true, composed: true }),
  )
  watchTheme()
  forgetYounger()
  provideGlobal('wx', wx)
  defineBuiltIns()
  provideWxsEvents()
  fillCodeSpace()
  showGlobalStyles()
  for (const fault of program.faults) reportException(fault)
  const target = parseUrl(settings.entry ?? program.app.pages[0] ?? '')
  arriveBy(target)
  if (!standsAlone(target.path)) await enterMainPackage()
  await launchPage(target)
}

window.weappAutomation = { call, started: start() }
