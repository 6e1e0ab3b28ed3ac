import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import type { LastFamily } from '@/subjects/apply'

/** Finds the people of the last order who can be insured by one tap. */
export type FindLastFamily = (page: ProductPage, info: PageInfo) => Promise<LastFamily | undefined>
