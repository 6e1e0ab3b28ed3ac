let depth = 0

/** Runs a tap handler. APIs that ask the person something may be called only inside one. */
export const duringTap = <T>(handle: () => T): T => {
  depth += 1
  try {
    return handle()
  } finally {
    depth -= 1
  }
}

/**
 * This is stricter than some phones, which also allow the call after a promise. A call that works
 * here works on every phone.
 */
export const isInTap = (): boolean => depth > 0
