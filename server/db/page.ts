/** The number of rows on one page of a list. */
const PAGE = 20

/**
 * Reads one page of a list, and the id that the next page starts after. One extra row is read to
 * learn whether there is a next page.
 */
export async function readPage<T>(
  find: (limit: number) => Promise<T[]>,
  idOf: (row: T) => string,
): Promise<{ page: T[]; nextCursor: string | null }> {
  const found = await find(PAGE + 1)
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return { page, nextCursor: found.length > PAGE && last ? idOf(last) : null }
}
