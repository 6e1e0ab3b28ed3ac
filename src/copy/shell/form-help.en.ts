import type { formHelp as zh } from './form-help'

export const formHelp = {
  explain: 'About the {LABEL}',
} satisfies Record<keyof typeof zh, string>
