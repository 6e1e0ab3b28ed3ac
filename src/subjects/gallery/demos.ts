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

const found = require.context('@/dialogs', true, /\/demo\.ts$/)

/** Every dialog: those that the folders of src/dialogs declare, and alert and confirm. */
export const demos: readonly Demo[] = [
  alertDemo,
  confirmDemo,
  ...found
    .keys()
    .filter((path) => path !== './demo.ts')
    .flatMap((path) => Object.values(found(path))),
]
