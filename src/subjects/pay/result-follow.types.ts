import type { ReactNode } from 'react'
import type { ProductPage } from '@/contract/product-page'

/**
 * The official account's code, for a user who opened the page in an official account and does not
 * follow it. It disappears once they do, and is not shown if that is unknown.
 */
export type ResultFollowSide = (props: { page: ProductPage }) => ReactNode
