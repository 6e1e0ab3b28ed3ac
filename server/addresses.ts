import { pages } from '@/routes/pages'

/** Every address in the route table of the pages. The sandbox lists them. */
export const addresses: readonly string[] = Object.values(pages).flatMap(({ paths }) => [...paths])
