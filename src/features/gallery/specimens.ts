import type { Specimen } from '@/dialogs/specimen'
import { alertSpecimen, confirmSpecimen } from './messages'

/** Written by the bundler: every module of a folder whose path fits. */
declare const require: {
  context(
    folder: string,
    deep: boolean,
    path: RegExp,
  ): { keys(): string[]; (path: string): Record<string, Specimen> }
}

const found = require.context('@/dialogs', true, /\/specimen\.ts$/)

/** Every dialog there is: what a folder of src/dialogs shows of itself, and alert and confirm. */
export const specimens: readonly Specimen[] = [
  alertSpecimen,
  confirmSpecimen,
  ...found
    .keys()
    .filter((path) => path !== './specimen.ts')
    .flatMap((path) => Object.values(found(path))),
]
