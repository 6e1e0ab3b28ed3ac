/** The discount for each person when one order insures several people. */
export type FamilyDiscount = {
  title: string
  /** The number of people from which the discount applies. */
  people: number
  offFen: number
}

/** The discount of each person in fen, for an order with this number of people. */
export const discountFen = (people: number, discount: FamilyDiscount | undefined): number =>
  discount && people >= discount.people ? discount.offFen : 0
