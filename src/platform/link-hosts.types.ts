export interface LinkHostsPort {
  /**
   * Outside hosts that links may open, each with its subdomains: our own and our partners'
   * (specification section 5, safe links). The list is empty unless the installation names some.
   */
  linkHosts(): readonly string[]
}
