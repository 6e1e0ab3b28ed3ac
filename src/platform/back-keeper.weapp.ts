/** What the next Back of a page does instead of leaving. */
export interface HeldBack {
  onBack: () => void
}

type Keeper = (held: HeldBack | undefined) => void

/**
 * WeChat handles Back itself, so an element of the shown page catches it. That element registers
 * here.
 */
let keeper: Keeper | undefined

export const keepBack = (page: Keeper): void => {
  keeper = page
}

export const giveToKeeper = (held: HeldBack): void => keeper?.(held)
