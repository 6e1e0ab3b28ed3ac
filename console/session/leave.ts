import { keepSession } from './session'

const hooks = { afterLeaving: (): Promise<void> => Promise.resolve() }

/** The entry says what follows: what was read is forgotten, and the sign-in is shown. */
export const onLeaving = (then: typeof hooks.afterLeaving): void => {
  hooks.afterLeaving = then
}

/** Nobody is signed in any more. The page is left first, because it is drawn for whoever was. */
export const leave = async (): Promise<void> => {
  await hooks.afterLeaving()
  keepSession(null)
}
