/**
 * Hosts outside that links may lead to, each with its subdomains: our own and our partners'
 * (specification section 5, safe links). Our own application is reached by relative links and
 * needs no entry; an insurer who serves documents from a host of theirs gets one here.
 */
export const allowedHosts: readonly string[] = []
