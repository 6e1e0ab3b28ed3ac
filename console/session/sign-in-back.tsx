import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { providerRefusals } from '../../server/console/calls/errors'
import { signInByProvider } from '../../server/console/calls/session'
import type { Failure } from '../api/answer'
import { call } from '../api/call'
import { base } from '../copy/base'
import { providerRefusalTexts, sessionCopy as copy } from '../copy/session'
import { failureText } from '../ui/failure'
import { queryAtArrival } from './arrival'
import { keepSession } from './session'

/** One try for each arrival: what the provider sent is worth something once. */
let tried: ReturnType<typeof exchange> | undefined
const exchange = () => {
  // What it sent is worth nothing any more, and need not stay in the address.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return call(signInByProvider, { query: queryAtArrival() })
}

const wordsOf = (failure: Failure): string => {
  const reason = providerRefusals.find((known) => known === failure.reason)
  return reason === undefined ? failureText(failure) : providerRefusalTexts[reason]
}

/** Where the company's provider leads back to. Afterwards people are where they wanted to be. */
export function SignInBack() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()

  useEffect(() => {
    let isShown = true
    void (tried ??= exchange()).then(async (answer) => {
      if (!isShown) return
      if (!answer.ok) {
        setFailure(answer)
        return
      }
      keepSession(answer.data.session)
      await navigate({ href: answer.data.back ?? '/', replace: true })
    })
    return () => {
      isShown = false
    }
  }, [navigate])

  return (
    <main className="sign-in">
      <div className="sheet">
        <p className="brand">{base.product}</p>
        <h1>{base.console}</h1>
        {failure ? (
          <>
            <p role="alert" className="bad">
              {wordsOf(failure)}
            </p>
            <Link to="/sign-in" reloadDocument>
              {copy.startOver}
            </Link>
          </>
        ) : (
          <p role="status" className="soft">
            {copy.backLead}
          </p>
        )}
      </div>
    </main>
  )
}
