import type { FirstScreenPort } from './first-screen.types'

export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () =>
  document.getElementById('hm-first')?.remove()
