import type { AutomationTable, HostCalls } from '../../wire/host'
import type { LaunchSettings, Program, TemplateGroups } from '../../wire/program'

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
    /** The compiled templates call these where their scripts hear events and changes. */
    weappWxs: {
      readonly change: (listener: unknown) => unknown
      readonly event: (caller: unknown, event: unknown, handler: unknown, from: unknown) => unknown
    }
  }
}

export const { program, templates, settings } = window.weapp

export const host: Window['weappHost'] = (method, ask) => window.weappHost(method, ask)
