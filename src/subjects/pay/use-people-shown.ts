import { useState } from 'react'
import { send } from '@/api/client'
import { showPeople, type PeopleToCheck, type ProposalDetail } from '@/contract/proposal'
import { failureText } from '@/copy/errors/failures'
import { toast } from '@/ui/toast/service'

/** The full names and numbers while the user checks them. They are requested each time and never stored. */
export interface PeopleShown {
  people: PeopleToCheck | undefined
  toggle: () => Promise<void>
}

export const usePeopleShown = (proposal: ProposalDetail): PeopleShown => {
  const [people, setPeople] = useState<PeopleToCheck>()
  const toggle = async () => {
    if (people) return setPeople(undefined)
    const answer = await send(showPeople, { proposalId: proposal.proposalId })
    if (answer.ok) setPeople(answer.value)
    else toast(failureText(answer.error, proposal))
  }
  return { people, toggle }
}
