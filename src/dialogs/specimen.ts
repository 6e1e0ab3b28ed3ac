import type { Answer } from '@/ui/dialog/answer'
import type { Dialog } from '@/ui/dialog/define'
import { ask } from '@/ui/dialog/service'

/** A dialog as the gallery shows it; what it is given is made up. */
export interface Specimen {
  /** What it is called in the specification's words, in Chinese. */
  name: string
  /** Its states, each with everything that the dialog is given. */
  variants: Readonly<Record<string, object>>
  open: (props: object) => Promise<Answer<unknown>>
}

/**
 * Shows a dialog in the gallery (/test-page): `specimen.ts` in the folder of each dialog, found by
 * itself; `test/walls` demands one of every folder.
 */
export const specimen = <P extends object, T>(
  name: string,
  dialog: Dialog<P, T>,
  variants: { readonly [name: string]: NoInfer<P> },
): Specimen => ({
  name,
  variants,
  // Edited properties are what a tester made of them.
  open: (props) => ask(dialog, props as P),
})
