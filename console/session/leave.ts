import { keepSession } from './session'

const hooks = { afterLeaving: (): Promise<void> => Promise.resolve() }

/** The entry says what follows: what was read is forgotten, and the sign-in is shown. */
export const onLeaving = (then: typeof hooks.afterLeaving): void => {
  hooks.afterLeaving = then
}

/** Nobody is signed in any more. */
export const leave = async (): Promise<void> => {
  keepSession(null)
  await hooks.afterLeaving()
}
