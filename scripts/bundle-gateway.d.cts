/** Bundles a program of the gateway and answers the bundle's path. `program` is a project path. */
export function bundleGateway(program: string): Promise<string>
