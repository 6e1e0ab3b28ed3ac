import type { HostCalls } from '../host'
import type { LaunchSettings, Program } from '../program'
import type { AutomationTable } from './automation/table'
import type { TemplateGroups } from './space'

declare global {
  interface Window {
    /** Written by /program.js. */
    weapp: {
      readonly program: Program
      readonly templates: TemplateGroups
      readonly settings: LaunchSettings
    }
    /** One door to the process outside. */
    weappHost: <K extends keyof HostCalls>(
      method: K,
      ask: Parameters<HostCalls[K]>[0],
    ) => Promise<Awaited<ReturnType<HostCalls[K]>>>
    /** One door for the process outside. */
    weappAutomation: AutomationTable
  }
}

export const { program, templates, settings } = window.weapp

export const host: Window['weappHost'] = (method, ask) => window.weappHost(method, ask)
