import type { ReactNode } from 'react'
import type { Masked } from '@/contract/fields'

/** A way to give the account a number where WeChat told none; the mini-program asks WeChat itself. */
export type GivePhone = (props: { onGiven: (phone: Masked) => void }) => ReactNode
