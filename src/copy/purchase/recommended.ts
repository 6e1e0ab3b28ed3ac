import { area } from '../language'

/** What else is offered to who has just bought. */
export const recommended = area('recommended', {
  title: '本地还可投保',
})
