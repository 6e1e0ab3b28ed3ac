import type { ReactNode } from 'react'
import type { Masked } from '@/contract/fields'

/** Adds a number to an account for which WeChat gave none. The mini-program asks WeChat itself. */
export type GivePhone = (props: { onGiven: (phone: Masked) => void }) => ReactNode
