import type { FirstScreenPort } from './port'

export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () =>
  document.getElementById('hm-first')?.remove()
