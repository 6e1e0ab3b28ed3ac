import { whenPersonEnds } from './person-ends'

let chosenFor = ''

/**
 * The user tapped on a product's page to insure the people of the last order again. In memory only,
 * so a link or a reload chooses nobody.
 */
export const chooseLastFamily = (product: string): void => {
  chosenFor = product
}

export const dropFamilyChoice = (): void => chooseLastFamily('')

/** Answers true once, for the form of that product. */
export const takeFamilyChoice = (product: string): boolean => {
  const isChosen = chosenFor === product
  dropFamilyChoice()
  return isChosen
}

whenPersonEnds(dropFamilyChoice)
