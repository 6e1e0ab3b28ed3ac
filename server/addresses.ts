import { pages } from '@/routes/pages'

/** Every address of the storefront's route table, for the sandbox to list. */
export const addresses: readonly string[] = Object.values(pages).flatMap(({ paths }) => [...paths])
