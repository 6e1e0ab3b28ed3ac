import type { formHelp as zh } from './form-help'

export const formHelp = {
  explain: 'About the {LABEL}',
  clear: 'Clear',
  clearField: 'Clear {LABEL}',
} satisfies Record<keyof typeof zh, string>
