/** What the next Back of a page does instead of leaving. */
interface HeldBack {
  onBack: () => void
}

/** The steps of a page come before what is held for leaving it. */
export type Held = Readonly<Partial<Record<'step' | 'last', HeldBack>>>

type Keeper = (change: (held: Held) => Held) => void

/**
 * WeChat handles Back itself, so an element of the shown page catches it. That element registers
 * here.
 */
let keeper: Keeper | undefined

export const keepBack = (page: Keeper): void => {
  keeper = page
}

export const giveToKeeper = (place: keyof Held, given: HeldBack | undefined): void =>
  keeper?.(({ [place]: _before, ...others }) => (given ? { ...others, [place]: given } : others))
