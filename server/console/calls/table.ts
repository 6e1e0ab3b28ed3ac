import * as session from './session'

/** Every call of the operators' console, by name. */
export const consoleCalls = {
  ...session,
} as const

export type ConsoleCalls = typeof consoleCalls
export type ConsoleCallName = keyof ConsoleCalls
