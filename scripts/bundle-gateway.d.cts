/** Where the bundle of this program of the gateway lies; `program` is a path in the project. */
export function bundleGateway(program: string): Promise<string>
