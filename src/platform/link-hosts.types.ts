export interface LinkHostsPort {
  /**
   * Hosts outside that links may lead to, each with its subdomains: our own and our partners'
   * (specification section 5, safe links). None unless the installation names some.
   */
  linkHosts(): readonly string[]
}
