import { startTransition } from 'react'
import type { FirstScreenPort } from './first-screen.types'

const drawn = (): HTMLElement | null => document.getElementById('hm-first')

export const removeFirstScreen: FirstScreenPort['removeFirstScreen'] = () => drawn()?.remove()

export const behindFirstScreen: FirstScreenPort['behindFirstScreen'] = (change) =>
  drawn() ? startTransition(change) : change()
