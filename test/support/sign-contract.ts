/** Answers on WeChat's page for signing a charge contract, in the sandbox at `origin`. */
export const signContract = (
  origin: string,
  code: string,
  choice: 'SIGNED' | 'REFUSED' = 'SIGNED',
): Promise<Response> =>
  fetch(`${origin}/sandbox/sign`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code, choice }),
  })
