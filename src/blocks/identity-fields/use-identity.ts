import { useState } from 'react'
import { insured as copy } from '@/copy/records/insured'

const plain = (value: string) => ({ encryptType: 1 as const, value })

export interface Identity {
  name: string
  number: string
  /** What is missing, where something was asked for without it. */
  fault: { field: 'name' | 'number'; text: string } | undefined
  setName(value: string): void
  setNumber(value: string): void
  /** As calls take it; undefined, and said so, while something is missing. */
  read(): { name: ReturnType<typeof plain>; credentialNo: ReturnType<typeof plain> } | undefined
}

/** Full name and credential number of who sits before the page; kept nowhere. */
export function useIdentity(): Identity {
  const [name, changeName] = useState('')
  const [number, changeNumber] = useState('')
  const [fault, setFault] = useState<Identity['fault']>()
  const taking = (change: (value: string) => void) => (value: string) => {
    setFault(undefined)
    change(value)
  }
  return {
    name,
    number,
    fault,
    setName: taking(changeName),
    setNumber: taking(changeNumber),
    read: () => {
      const lacks = !name.trim()
        ? ({ field: 'name', text: copy.blankName } as const)
        : !number.trim()
          ? ({ field: 'number', text: copy.blankNumber } as const)
          : undefined
      setFault(lacks)
      return lacks ? undefined : { name: plain(name.trim()), credentialNo: plain(number.trim()) }
    },
  }
}
