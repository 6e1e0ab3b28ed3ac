import type { Answer, Dialog } from '@/ui/dialog/define'
import { ask } from '../dialog/service'

/** A dialog as the gallery shows it, with invented data. */
export interface Demo {
  /** The dialog's Chinese name, by which testers find it. */
  name: string
  /** Its states, each with all props of the dialog. */
  variants: Readonly<Record<string, object>>
  open: (props: object) => Promise<Answer<unknown>>
}

/**
 * Declares a dialog for the gallery (/test-page). The gallery finds every `dialogs/demos.ts`, and
 * `test/walls` requires that it shows each dialog of its folder.
 */
export const demo = <P extends object, T>(
  name: string,
  dialog: Dialog<P, T>,
  variants: { readonly [name: string]: NoInfer<P> },
): Demo => ({
  name,
  variants,
  // A tester may have edited the properties, so their type is not checked.
  open: (props) => ask(dialog, props as P),
})
