/**
 * Calls a test control of the sandbox. Answers its response, or undefined when it refused or
 * failed.
 */
export async function ask(method: string, path: string, body?: object): Promise<unknown> {
  try {
    const answer = await fetch(`/sandbox${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.ok ? ((await answer.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}
