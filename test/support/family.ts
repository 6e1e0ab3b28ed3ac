import { sealId18 } from './credentials'

export interface Person {
  name: string
  /** Identity number. */
  id: string
}
export interface Applicant extends Person {
  mobile: string
}
export interface Family {
  self: Applicant
  spouse: Person
  father: Person
  daughter: Person
}

let people = 0
const person = (name: string, birthOn: string): Person => {
  people += 1
  const serial = String(people % 1000).padStart(3, '0')
  const region = 110_102 + Math.floor(people / 1000)
  return { name, id: sealId18(`${region}${birthOn.replaceAll('-', '')}${serial}`) }
}

/** New people for one test of this worker's gateway, because a person can be insured only once. */
export const newFamily = (): Family => ({
  self: {
    ...person('王建国', '1990-03-07'),
    mobile: `139${String(20_000_000 + people).slice(-8)}`,
  },
  spouse: person('李秀英', '1991-05-12'),
  father: person('王德福', '1962-03-15'),
  daughter: person('王小雨', '2018-06-01'),
})
