/** Ways through the purchase with pages of their own (specification section 2). */
export type Flow = 'pdd' | 'pjp'

/** The way that a product takes when nobody chose one, from the extraData of its page. */
export const flowOf = ({ extraData }: { extraData?: string | undefined }): Flow | undefined => {
  try {
    const { flow } = JSON.parse(extraData ?? '{}') as { flow?: unknown }
    return flow === 'pdd' || flow === 'pjp' ? flow : undefined
  } catch {
    return undefined
  }
}
