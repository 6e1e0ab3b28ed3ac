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
    /** Calls the process that started the browser. */
    weappHost: <K extends keyof HostCalls>(
      method: K,
      ask: Parameters<HostCalls[K]>[0],
    ) => Promise<Awaited<ReturnType<HostCalls[K]>>>
    /** The process that started the browser calls the page through this. */
    weappAutomation: AutomationTable
  }
}

export const { program, templates, settings } = window.weapp

export const host: Window['weappHost'] = (method, ask) => window.weappHost(method, ask)
