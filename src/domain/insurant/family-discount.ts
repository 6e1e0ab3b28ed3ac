/** What insuring several people in one order saves each of them. */
export type FamilyDiscount = {
  title: string
  /** From so many people on. */
  people: number
  offFen: number
}

/** What each of so many people pays less, fen. */
export const discountFen = (people: number, discount: FamilyDiscount | undefined): number =>
  discount && people >= discount.people ? discount.offFen : 0
