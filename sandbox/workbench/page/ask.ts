/** Turns a handle of the sandbox; answers what it said, or undefined when it refused. */
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
