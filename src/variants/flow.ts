/** Variants of the purchase with their own pages (specification section 2). */
export type Flow = 'pdd' | 'pjp'

/** The default variant of a product, from the extraData of its page. */
export const flowOf = ({ extraData }: { extraData?: string | undefined }): Flow | undefined => {
  try {
    const { flow } = JSON.parse(extraData ?? '{}') as { flow?: unknown }
    return flow === 'pdd' || flow === 'pjp' ? flow : undefined
  } catch {
    return undefined
  }
}
