let depth = 0

/** Runs the handler of a tap; what asks the person something may be called only inside. */
export const duringTap = <T>(handle: () => T): T => {
  depth += 1
  try {
    return handle()
  } finally {
    depth -= 1
  }
}

/**
 * Stricter than some phones, which forgive an answered promise between the tap and the call; what
 * passes here passes everywhere.
 */
export const isInTap = (): boolean => depth > 0
