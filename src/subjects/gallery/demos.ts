import type { Demo } from '@/ui/dialogs/demo'
import { alertDemo, confirmDemo } from './messages'

/** The bundler provides it: every module of a folder whose path matches. */
declare const require: {
  context(
    folder: string,
    deep: boolean,
    path: RegExp,
  ): { keys(): string[]; (path: string): Record<string, Demo> }
}

const found = require.context('@/', true, /\/dialogs\/demos\.ts$/)

/** Every dialog: those that the subjects and ui declare beside them, and alert and confirm. */
export const demos: readonly Demo[] = [
  alertDemo,
  confirmDemo,
  ...found.keys().flatMap((path) => Object.values(found(path))),
]
