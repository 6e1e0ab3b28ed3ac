import type { Specimen } from '@/dialogs/specimen'
import { alertSpecimen, confirmSpecimen } from './messages'

/** The bundler provides it: every module of a folder whose path matches. */
declare const require: {
  context(
    folder: string,
    deep: boolean,
    path: RegExp,
  ): { keys(): string[]; (path: string): Record<string, Specimen> }
}

const found = require.context('@/dialogs', true, /\/specimen\.ts$/)

/** Every dialog: those that the folders of src/dialogs declare, and alert and confirm. */
export const specimens: readonly Specimen[] = [
  alertSpecimen,
  confirmSpecimen,
  ...found
    .keys()
    .filter((path) => path !== './specimen.ts')
    .flatMap((path) => Object.values(found(path))),
]
