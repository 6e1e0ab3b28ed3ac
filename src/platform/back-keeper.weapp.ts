/** What the next Back of a page does instead of leaving it. */
export interface HeldBack {
  onBack: () => void
}

type Keeper = (held: HeldBack | undefined) => void

/** Back belongs to WeChat and is caught by an element of the page on show, which keeps this. */
let keeper: Keeper | undefined

export const keepBack = (page: Keeper): void => {
  keeper = page
}

export const giveToKeeper = (held: HeldBack): void => keeper?.(held)
