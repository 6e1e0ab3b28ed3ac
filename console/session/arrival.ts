const noted = { query: '' }

/** The entry notes the query with which the browser opened the console. */
export const noteArrival = (query: string): void => {
  noted.query = query
}

/**
 * That query as it came. The router reads numbers in it as numbers and writes them anew, which would
 * change what a sign-in provider sent.
 */
export const queryAtArrival = (): string => noted.query
